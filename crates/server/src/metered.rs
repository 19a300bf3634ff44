//! A connection from which only so many bytes are read per second.
//!
//! Pings, empty fragments and other frames that are not messages cost time too, and the library handles them before we see
//! them. So the bytes are counted below it, and a read that brings little counts as much as a small packet.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Instant;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::rate_limiter::TokenBucket;

/// The cost of a read in bytes, if it brings fewer.
const MIN_COST: usize = 64;

/// The cost that one message per second is worth, in bytes.
const PER_MESSAGE: f64 = 512.0;

/// The seconds that a burst may last.
const BURST: f64 = 8.0;

/// A connection with a limit.
pub(crate) struct Metered<S> {
    inner: S,
    bucket: TokenBucket,
    bytes_per_second: f64,
}

impl<S> Metered<S> {
    /// Limits a connection to what so many messages per second need.
    pub(crate) fn new(inner: S, messages_per_second: u32) -> Self {
        let bytes_per_second = f64::from(messages_per_second) * PER_MESSAGE;
        Self { inner, bucket: TokenBucket::full(bytes_per_second * BURST, Instant::now()), bytes_per_second }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.inner).poll_read(context, buffer);
        if let Poll::Ready(Ok(())) = read {
            let cost = (buffer.filled().len() - before).max(MIN_COST) as f64;
            let (rate, size) = (self.bytes_per_second, self.bytes_per_second * BURST);
            if !self.bucket.take_many(cost, rate, size, Instant::now()) {
                return Poll::Ready(Err(io::Error::other("the client sends too much")));
            }
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }
}

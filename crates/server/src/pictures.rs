//! Pictures to share, drawn on the worker pool. The pictures that were asked for last are kept.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use picture::Picture;
use sha2::{Digest, Sha256};

use crate::client_queue::Client;
use crate::rate_limiter::Quota;
use crate::worker_pool::Class;
use crate::{ApiError, Code, Server};

/// Maximum size of all kept pictures, in bytes.
const KEPT_BYTES: usize = 16 * 1024 * 1024;

/// A picture as a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PictureFile {
    pub(crate) png: Bytes,
    /// The entity tag, which changes with every pixel.
    pub(crate) tag: String,
}

impl PictureFile {
    fn new(png: Vec<u8>) -> Self {
        let tag = format!("\"{}\"", base16ct::lower::encode_string(&Sha256::digest(&png)[..12]));
        Self { png: png.into(), tag }
    }
}

/// Pictures by their contents, the one asked for last at the end.
#[derive(Default)]
pub(crate) struct Pictures(Mutex<VecDeque<(Picture, PictureFile)>>);

impl Pictures {
    fn get(&self, wanted: &Picture) -> Option<PictureFile> {
        let mut kept = self.lock();
        let index = kept.iter().position(|(picture, _)| picture == wanted)?;
        let found = kept.remove(index)?;
        let file = found.1.clone();
        kept.push_back(found);
        Some(file)
    }

    fn keep(&self, picture: Picture, file: PictureFile) {
        let mut kept = self.lock();
        if kept.iter().any(|(known, _)| *known == picture) {
            return;
        }
        kept.push_back((picture, file));
        while kept.iter().map(|(_, file)| file.png.len()).sum::<usize>() > KEPT_BYTES {
            kept.pop_front();
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(Picture, PictureFile)>> {
        // No operation under this lock can be left half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Server {
    /// The file of a picture. A client may only ask for so many new ones.
    pub(crate) async fn picture(
        &self,
        picture: Picture,
        table: Option<Code>,
        from: IpAddr,
    ) -> Result<PictureFile, ApiError> {
        if let Some(file) = self.pictures.get(&picture) {
            return Ok(file);
        }
        self.rate_limiter.admit(from, Quota::Picture)?;
        let draw = move |_| {
            let file = PictureFile::new(picture.png(web::picture_drawings()));
            (picture, file)
        };
        let (picture, file) = self.workers.run(Class::Picture(Client::new(from, None)), table, draw).await?;
        self.pictures.keep(picture, file.clone());
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(title: usize) -> Picture {
        Picture { title: title.to_string(), ..web::welcome_picture(web::Language::ENGLISH) }
    }

    #[test]
    fn the_pictures_that_were_asked_for_last_are_kept() {
        let pictures = Pictures::default();
        let file = PictureFile::new(vec![0; KEPT_BYTES / 4]);
        for title in 0..4 {
            pictures.keep(picture(title), file.clone());
        }
        assert_eq!(pictures.get(&picture(0)), Some(file.clone()));
        pictures.keep(picture(4), file.clone());
        let kept: Vec<bool> = (0..5).map(|title| pictures.get(&picture(title)).is_some()).collect();
        assert_eq!(kept, [true, false, true, true, true]);
    }
}

//! Pages and other work for one client, on threads of its own: what a client asks for never runs on the threads that serve
//! games. Clients take turns, and each address can only use so much computing time.

use crate::client_queue::Client;
use crate::clock::thread_time;
use crate::worker_pool::Class;
use crate::{ApiError, Server};

impl Server {
    /// Does work for a client, which pays for the computing time.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        client: Client,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        self.rate_limiter.admit_work(client.network)?;
        let rate_limiter = self.rate_limiter.clone();
        let paid = move |_| {
            let began = thread_time();
            let result = work();
            rate_limiter.charge_work(client.network, thread_time().saturating_sub(began));
            result
        };
        self.page_workers.run(Class::Page(client), None, paid).await
    }
}

//! Servers with https: a proxy that speaks TLS, as hosts have one, in front of a real server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use super::data;
use crate::server::Server;
use crate::support::{Output, output};

/// A proxy with TLS at `localhost`, and the file with the certificate of the authority that signed its own.
struct TlsProxy {
    url: String,
    authority: PathBuf,
    _runtime: Runtime,
}

impl TlsProxy {
    /// Starts a proxy in front of a server.
    fn start(name: &str, server: &Server) -> Self {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = || KeyPair::generate().expect("a key is made");
        let issuer = CertifiedIssuer::self_signed(params, key()).expect("an authority is made");
        let authority = data(&format!("tls-{name}")).join("authority.pem");
        std::fs::write(&authority, issuer.pem()).expect("the certificate is written");

        let own = key();
        let params = CertificateParams::new(vec!["localhost".to_owned()]).expect("a host");
        let certificate = params.signed_by(&own, &issuer).expect("a certificate is made");
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("there are protocols")
            .with_no_client_auth()
            .with_single_cert(
                vec![certificate.der().clone()],
                PrivateKeyDer::try_from(own.serialize_der()).expect("a key"),
            )
            .expect("the certificate fits the key");

        let to: SocketAddr = server.url.strip_prefix("http://").expect("a plain URL").parse().expect("an address");
        let runtime = Runtime::new().expect("a runtime");
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        runtime.spawn(forward(listener, TlsAcceptor::from(Arc::new(config)), to));
        Self { url: format!("https://localhost:{port}"), authority, _runtime: runtime }
    }
}

/// Forwards every connection to the server. A client that doesn't trust the proxy hangs up.
async fn forward(listener: TcpListener, tls: TlsAcceptor, to: SocketAddr) {
    while let Ok((stream, _)) = listener.accept().await {
        let tls = tls.clone();
        tokio::spawn(async move {
            let mut inside = TcpStream::connect(to).await?;
            copy_bidirectional(&mut tls.accept(stream).await?, &mut inside).await
        });
    }
}

/// Plays line by line, trusting only this authority.
fn play(proxy: &TlsProxy, trusted: &TlsProxy, args: &[&str], input: &str) -> Output {
    let command = Command::new(env!("CARGO_BIN_EXE_sushiya"))
        .args(["play", "--plain", "--name", "Ana", "--url", &proxy.url])
        .args(args)
        .env("SSL_CERT_FILE", &trusted.authority)
        .env_remove("SSL_CERT_DIR")
        .env("XDG_DATA_HOME", data("tls-home"))
        .env_remove("LANG")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    output(command.expect("the binary starts"), input)
}

#[test]
fn a_whole_game_is_played_over_https() {
    let server = Server::start("play-tls", &["--no-limits", "--bot-pace", "0"]);
    let proxy = TlsProxy::start("own", &server);
    // Enter starts the game, then every choice is the first.
    let input = "\n".to_owned() + &"1\n".repeat(40);
    let game = play(&proxy, &proxy, &["--open", "sushi-go", "--option", "players=2"], &input).fine();
    let last = game.lines().last().expect("there is output");
    assert!(last.contains("win") || last.contains("tie"), "{game}");

    let other = TlsProxy::start("other", &server);
    let refused = play(&proxy, &other, &[], "").refused(1);
    assert!(refused.contains("this system doesn’t trust its certificate"), "{refused}");
}

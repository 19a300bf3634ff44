//! Guests.

use std::sync::Arc;

use super::{guest, store_all};
use crate::{GuestUpdate, Store};

/// A guest is found by no other token, and an existing id is not overwritten.
pub async fn a_guest_is_found_by_the_token(store: Arc<dyn Store>) {
    store_all(&store, [GuestUpdate::New(guest("ann", 1, 10)), GuestUpdate::New(guest("bob", 2, 20))]).await;
    assert_eq!(store.guest_by_token([1; 32]).await, Ok(Some(guest("ann", 1, 10))));
    assert_eq!(store.guest_by_token([2; 32]).await, Ok(Some(guest("bob", 2, 20))));
    assert_eq!(store.guest_by_token([3; 32]).await, Ok(None));
    store_all(&store, [GuestUpdate::New(guest("ann", 3, 99))]).await;
    assert_eq!(store.guest_by_token([1; 32]).await, Ok(Some(guest("ann", 1, 10))));
    assert_eq!(store.guest_by_token([3; 32]).await, Ok(None));
    assert_eq!(store.counts().await.expect("counts can be read").guests, 2);
}

/// This also works in the group that creates the guest. The last name and the latest time are kept.
pub async fn a_guest_can_be_renamed_and_seen(store: Arc<dyn Store>) {
    let named = |name: &str| GuestUpdate::Named { id: "ann".to_owned(), name: name.to_owned() };
    let seen = |at| GuestUpdate::Seen { id: "ann".to_owned(), at };
    let group = [GuestUpdate::New(guest("ann", 1, 10)), named("A."), seen(30), named("Ann \"🍣\""), seen(20)];
    store_all(&store, group).await;
    store_all(&store, [GuestUpdate::New(guest("bob", 2, 20))]).await;
    let found = store.guest_by_token([1; 32]).await.expect("guests can be read").expect("the guest exists");
    assert_eq!((found.name.as_str(), found.seen, found.created), ("Ann \"🍣\"", 30, 1));
    store_all(&store, [seen(25), named("Anna")]).await;
    let found = store.guest_by_token([1; 32]).await.expect("guests can be read").expect("the guest exists");
    assert_eq!((found.name.as_str(), found.seen), ("Anna", 30));
    assert_eq!(store.guest_by_token([2; 32]).await, Ok(Some(guest("bob", 2, 20))), "other guests are unchanged");
    store_all(&store, [GuestUpdate::Look { id: "ann".to_owned(), face: 15, colour: 7 }]).await;
    let found = store.guest_by_token([1; 32]).await.expect("guests can be read").expect("the guest exists");
    assert_eq!((found.name.as_str(), found.face, found.colour), ("Anna", 15, 7));
    assert_eq!(store.guest_by_token([2; 32]).await, Ok(Some(guest("bob", 2, 20))), "other guests are unchanged");
}

-- Push notifications: messages to a browser that is closed, through the push service of its maker.

-- One row at most: the pair of keys by which push services know this installation. Subscriptions belong to the public one.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  -- Encrypted when the operator has set SECRET_KEY.
  private_key text not null,
  created_at timestamptz not null default now()
);
grant select on push_keys to muster_app, muster_reader;
grant insert, update on push_keys to muster_app;

-- A browser that someone turned push notifications on in. It ends with the session, however that is ended: nobody who signed
-- out is told anything there. A session that has merely run out stays for it, and opens nothing any more.
create table push_subscriptions (
  session_id uuid primary key references sessions (id) on delete cascade,
  -- Whoever knows it, and the keys above, can write to the browser.
  endpoint text not null constraint push_subscriptions_endpoint unique,
  p256dh text not null,
  auth text not null,
  -- Notices that the browser got last, so that a second try for another one isn't shown here again.
  told uuid[] not null default '{}',
  created_at timestamptz not null default now()
);
grant select, insert, update, delete on push_subscriptions to muster_app;
grant select on push_subscriptions to muster_reader;

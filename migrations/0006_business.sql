-- The business side: settings of an organisation, its subscription, signing up, and who asks for an organisation.

alter table organizations
  add column week_starts_on text not null default 'monday' check (week_starts_on in ('monday', 'sunday')),
  add column default_shift_start time not null default '09:00',
  add column default_shift_end time not null default '17:00',
  add column default_min_rest_hours double precision not null default 8
    check (default_min_rest_hours between 0 and 24),
  add column default_max_consecutive_nights integer not null default 3
    check (default_max_consecutive_nights between 1 and 14),
  -- When the reading began that the subscription was taken from: an older one must not overwrite it.
  add column subscription_read_at timestamptz,
  add constraint organizations_default_shift check (default_shift_start <> default_shift_end);

create unique index organizations_payment_customer on organizations (payment_customer_id);
create index organizations_created on organizations (created_at desc, id);

-- The lists of those who run the platform are searched by parts of names and addresses. Rows come one by
-- one, so the indexes need no list of what is still to be sorted in, which would make every search slower.
create extension if not exists pg_trgm;
create index organizations_search on organizations
  using gin (name gin_trgm_ops, replace(abn, ' ', '') gin_trgm_ops) with (fastupdate = off);
create index users_search on users
  using gin (name gin_trgm_ops, email gin_trgm_ops) with (fastupdate = off);
create index users_created on users (created_at desc, id);

-- What the status was at any time, so that growth is counted from what was, not guessed.
create table subscription_changes (
  org_id uuid not null references organizations on delete cascade,
  changed_at timestamptz not null,
  status text not null,
  primary key (org_id, changed_at)
);
-- Forced row-level security would hide every organisation from the owner of the tables, too.
alter table organizations no force row level security;
insert into subscription_changes select id, created_at, subscription_status from organizations;
alter table organizations force row level security;
call protect_tenant_table('subscription_changes');

create function note_subscription_change() returns trigger language plpgsql as $$
begin
  insert into subscription_changes (org_id, changed_at, status)
  values (new.id, case tg_op when 'INSERT' then new.created_at else clock_timestamp() end,
          new.subscription_status)
  on conflict (org_id, changed_at) do update set status = excluded.status;
  return null;
end $$;

create trigger subscription_begun after insert on organizations
  for each row execute function note_subscription_change();
create trigger subscription_changed after update of subscription_status on organizations
  for each row when (old.subscription_status is distinct from new.subscription_status)
  execute function note_subscription_change();

-- The browser that signed an organisation up holds the token and may start its checkout.
create table signups (
  token_hash bytea primary key,
  org_id uuid not null references organizations on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index signups_org on signups (org_id);
grant select, insert, delete on signups to muster_app;
grant select on signups to muster_reader;

-- Events of the card provider that have been taken: each has its effect once.
create table payment_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
grant select, insert, delete on payment_events to muster_app;
grant select on payment_events to muster_reader;

-- The built-in test mode: what a card provider would remember.
create table sandbox_subscriptions (
  org_id uuid primary key references organizations on delete cascade,
  customer_id text not null unique,
  -- Null until the checkout is complete.
  status text,
  trial_end timestamptz
);
call protect_tenant_table('sandbox_subscriptions');

create table sandbox_sessions (
  token_hash bytea primary key,
  org_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('checkout', 'portal')),
  success_url text not null,
  cancel_url text not null,
  completed boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sandbox_sessions_org on sandbox_sessions (org_id);
grant select, insert, update, delete on sandbox_sessions to muster_app;
grant select on sandbox_sessions to muster_reader;

create table signup_requests (
  id uuid primary key default gen_random_uuid(),
  organization_name text not null check (organization_name <> ''),
  requester_name text not null check (requester_name <> ''),
  requester_email text not null,
  message text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  reason text not null default '',
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index signup_requests_created on signup_requests (created_at desc, id);
grant select, insert, update on signup_requests to muster_app;
grant select on signup_requests to muster_reader;

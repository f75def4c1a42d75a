-- Notices: what happened to a person's published shifts, told once, in the app and by other channels.

-- Changes that their people haven't been told about yet. Five minutes later all of a person's become one notice, or none
-- when everything is as it was. Shifts are not referenced: every edit deletes its shifts and writes them again.
create table untold_changes (
  org_id uuid not null references organizations on delete cascade,
  user_id uuid not null,
  -- Of the roster: the order of the changes.
  revision integer not null,
  due_at timestamptz not null,
  -- The person made the change, so they know.
  own boolean not null,
  -- False when the author chose not to notify: the notice is in the app only.
  aloud boolean not null,
  shift_ids uuid[] not null,
  -- Shifts that were theirs before the change, by id.
  was jsonb not null,
  primary key (org_id, user_id, revision),
  foreign key (org_id, user_id) references memberships on delete cascade
);
create index untold_changes_due on untold_changes (due_at);
call protect_tenant_table('untold_changes');

create table notices (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  user_id uuid not null,
  kind text not null check (kind in ('published', 'changed', 'removed', 'reminder')),
  urgency text not null check (urgency in ('now', 'soon', 'digest')),
  -- Shifts, each with what it was and what it is.
  items jsonb not null,
  -- What must be told once only, such as a reminder of a shift at a time.
  once text,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (org_id, id),
  foreign key (org_id, user_id) references memberships on delete cascade
);
create index notices_person on notices (org_id, user_id, created_at desc);
create index notices_unread on notices (org_id, user_id) where read_at is null;
create index notices_age on notices (created_at);
create unique index notices_once on notices (org_id, user_id, once) where once is not null;
call protect_tenant_table('notices');

-- One row for each channel that a notice goes out by. All that is due for a person goes out as one message.
create table deliveries (
  org_id uuid not null references organizations on delete cascade,
  notice_id uuid not null,
  user_id uuid not null,
  channel text not null check (char_length(channel) between 1 and 20),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  due_at timestamptz not null,
  tries integer not null default 0,
  -- A process that died while it sent: whether the message went out is unknown. It is sent again once, not for ever.
  doubts integer not null default 0,
  claimed_until timestamptz,
  -- Only the email holds the token.
  unsubscribe_hash bytea,
  primary key (org_id, notice_id, channel),
  foreign key (org_id, notice_id) references notices (org_id, id) on delete cascade,
  foreign key (org_id, user_id) references memberships on delete cascade
);
create index deliveries_open on deliveries (due_at) where state in ('waiting', 'sending');
create index deliveries_person on deliveries (org_id, user_id) where state in ('waiting', 'sending');
create index deliveries_unsubscribe on deliveries (unsubscribe_hash) where unsubscribe_hash is not null;
call protect_tenant_table('deliveries');

-- Someone without a row has the defaults of these columns.
create table notice_preferences (
  org_id uuid not null references organizations on delete cascade,
  user_id uuid not null,
  -- Kinds that don't go out by a channel, such as 'email reminder'.
  muted text[] not null default '{}',
  quiet_from time default '21:00',
  quiet_to time default '07:00',
  sleep_aware boolean not null default true,
  -- What isn't urgent waits for this time of the day.
  digest_at time,
  reminder_hours integer check (reminder_hours between 1 and 48),
  -- Null: the zone of the site where they work.
  timezone text,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references memberships on delete cascade,
  check ((quiet_from is null) = (quiet_to is null))
);
call protect_tenant_table('notice_preferences');

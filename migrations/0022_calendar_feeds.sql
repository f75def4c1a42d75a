-- Calendars that other programs read by a secret address. They end with the membership.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  user_id uuid not null,
  label text not null check (char_length(label) between 1 and 60),
  scope text not null check (scope in ('shifts', 'pattern', 'busy')),
  -- The token itself is only in the address: whoever reads this table cannot read a calendar with it.
  token_hash bytea not null constraint calendar_feeds_token unique,
  created_at timestamptz not null default now(),
  last_fetched_at timestamptz,
  last_fetched_by text,
  -- What the last answer was made of, and what it was: most fetches find both unchanged.
  made_of text,
  etag text,
  foreign key (org_id, user_id) references memberships on delete cascade
);
create index calendar_feeds_person on calendar_feeds (org_id, user_id);
call protect_tenant_table('calendar_feeds');

-- What the calendars of a person last said about each shift, to tell what has changed since. An edit deletes a shift and
-- inserts it again under its id, so there is no foreign key to it.
create table calendar_events (
  org_id uuid not null,
  user_id uuid not null,
  shift_id uuid not null,
  sequence integer not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  timezone text not null,
  site_name text not null,
  address text,
  role_label text,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (org_id, user_id, shift_id),
  foreign key (org_id, user_id) references memberships on delete cascade
);
call protect_tenant_table('calendar_events');

-- Two people who let each other see which days they both have off. Either ends it by deleting the row.
create table days_off_links (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null,
  asker_id uuid not null,
  partner_id uuid not null,
  agreed_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (org_id, asker_id) references memberships on delete cascade,
  foreign key (org_id, partner_id) references memberships on delete cascade,
  check (asker_id <> partner_id)
);
create unique index days_off_links_pair on days_off_links
  (org_id, least(asker_id, partner_id), greatest(asker_id, partner_id));
create index days_off_links_partner on days_off_links (org_id, partner_id);
call protect_tenant_table('days_off_links');

-- The last day that is published of a rule's shifts, without reading them all.
drop index shifts_rule;
create index shifts_rule on shifts (org_id, source_rule_id, published, local_date)
  where source_rule_id is not null;

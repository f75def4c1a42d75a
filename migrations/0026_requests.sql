-- Requests: what people ask of each other and of their managers about shifts and days.

-- Who may give and swap shifts, and whether a manager has to approve. An organisation without a row has the defaults.
create table request_policies (
  org_id uuid primary key references organizations on delete cascade,
  -- 'automatic': done when accepted, as long as the checks find nothing; otherwise a manager decides.
  swaps text not null default 'automatic' check (swaps in ('automatic', 'manager', 'never')),
  -- With whom a shift may be swapped.
  among text not null default 'organisation' check (among in ('organisation', 'site', 'group')),
  -- A shift can be given or swapped until so many hours before it starts.
  notice_hours integer not null default 0 check (notice_hours between 0 and 336),
  claims text not null default 'first-come' check (claims in ('first-come', 'manager'))
);
call protect_tenant_table('request_policies');

create table requests (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('give', 'swap', 'leave', 'leave-cancel', 'claim')),
  -- Asked: waits for colleagues. Waiting: for a manager. Done: carried out. The others are five different endings.
  state text not null
    check (state in ('asked', 'waiting', 'done', 'withdrawn', 'declined', 'refused', 'expired', 'void')),
  employee_id uuid not null,
  -- For those who are part of it, and managers.
  reason text check (char_length(reason) between 1 and 500),
  -- What only its kind knows.
  details jsonb not null default '{}',
  -- When the first of its shifts or days begins: what is sooner is decided sooner.
  starts_at timestamptz not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Null when nobody ended it.
  ended_by_name text,
  -- Why it ended, in words.
  ended_note text check (char_length(ended_note) between 1 and 500),
  version integer not null default 1,
  unique (org_id, id),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade,
  check ((ended_at is null) = (state in ('asked', 'waiting')))
);
create index requests_live on requests (org_id, starts_at) where ended_at is null;
create index requests_person on requests (org_id, employee_id, created_at desc);
create index requests_expiry on requests (expires_at) where ended_at is null;
call protect_tenant_table('requests');

-- Every edit deletes a shift and writes it again under its id, so there is no foreign key to it.
create table request_shifts (
  org_id uuid not null references organizations on delete cascade,
  request_id uuid not null,
  shift_id uuid not null,
  -- Given: it leaves the person who asked. Wanted: they would take it in return.
  side text not null check (side in ('given', 'wanted')),
  -- The shift as it was when it was asked or accepted.
  snapshot jsonb not null,
  -- It changes hands when the request is done. Of several shifts wanted in return, the partner chooses one.
  chosen boolean not null,
  -- The request hasn't ended.
  live boolean not null default true,
  primary key (org_id, request_id, shift_id),
  foreign key (org_id, request_id) references requests (org_id, id) on delete cascade
);
-- One live give or swap per shift.
create unique index request_shifts_one_offer on request_shifts (org_id, shift_id) where chosen and live;
create index request_shifts_shift on request_shifts (org_id, shift_id);
call protect_tenant_table('request_shifts');

create table request_parties (
  org_id uuid not null references organizations on delete cascade,
  request_id uuid not null,
  employee_id uuid not null,
  -- A candidate who accepts becomes the partner.
  part text not null check (part in ('asker', 'partner', 'candidate')),
  -- Out: they left, so they aren't asked any more.
  answer text check (answer in ('accepted', 'declined', 'out')),
  answered_at timestamptz,
  primary key (org_id, request_id, employee_id),
  foreign key (org_id, request_id) references requests (org_id, id) on delete cascade,
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
create index request_parties_person on request_parties (org_id, employee_id);
call protect_tenant_table('request_parties');

-- What happened to a request, one row for each step. Rows are added, and otherwise only erased with a person's name.
create table request_events (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  request_id uuid not null,
  -- Null when nobody did it: time passed, or the roster changed.
  actor_id uuid,
  actor_name text,
  was text,
  became text not null,
  note text,
  -- What the checks found at that moment.
  findings jsonb not null default '[]',
  version integer not null,
  at timestamptz not null,
  unique (org_id, request_id, version),
  foreign key (org_id, request_id) references requests (org_id, id) on delete cascade
);
call protect_tenant_table('request_events');
revoke update, delete on request_events from muster_app;
grant update (actor_name, note) on request_events to muster_app;
drop policy tenant on request_events;
create policy read on request_events for select to muster_app using (org_id = current_org());
create policy added on request_events for insert to muster_app with check (org_id = current_org());
create policy erased_names on request_events for update to muster_app using (erasing() and org_id = current_org());

-- Leave: its kinds, the days on which nobody should be away, what was approved, and what it used.
create table leave_types (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  paid boolean not null,
  -- Whether people have so many hours of it.
  has_balance boolean not null,
  -- How many ordinary weeks a year of work earns; null: only what is entered.
  accrual_weeks double precision check (accrual_weeks > 0 and accrual_weeks <= 52),
  -- Evidence is asked for when it lasts longer than so many days; null: never.
  evidence_after_days integer check (evidence_after_days between 0 and 365),
  day_status text not null check (day_status in ('off', 'sick', 'holiday')),
  -- Without a manager it is approved straight away: sickness is news, not a request.
  needs_approval boolean not null,
  -- Nobody can ask for one that isn't in use any more.
  in_use boolean not null default true,
  position integer not null,
  unique (org_id, id),
  check (accrual_weeks is null or has_balance)
);
create unique index leave_types_name_key on leave_types (org_id, lower(name));
-- The kinds that organisations begin with (server/features/leave/starter-types.ts), for those that are there already.
-- Forced row-level security would hide them from the owner of the tables, too.
alter table organizations no force row level security;
insert into leave_types
  (org_id, name, paid, has_balance, accrual_weeks, evidence_after_days, day_status, needs_approval, position)
select o.id, t.name, t.paid, t.has_balance, t.weeks, t.evidence, t.status, t.approval, t.position
from organizations o cross join (values
  ('Annual leave', true, true, 4::double precision, null::integer, 'holiday', true, 0),
  ('Personal leave', true, true, 2, 2, 'sick', false, 1),
  ('Carer''s leave', true, false, null, 2, 'sick', false, 2),
  ('Long service leave', true, true, null, null, 'holiday', true, 3),
  ('Unpaid leave', false, false, null, null, 'off', true, 4),
  ('Other leave', false, false, null, null, 'off', true, 5)
) as t (name, paid, has_balance, weeks, evidence, status, approval, position);
alter table organizations force row level security;
call protect_tenant_table('leave_types');

create table blackout_days (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  first_date date not null,
  last_date date not null,
  severity text not null check (severity in ('warn', 'block')),
  check (last_date >= first_date)
);
create index blackout_days_org on blackout_days (org_id, first_date);
call protect_tenant_table('blackout_days');

-- Approved leave. What was asked is the request.
create table leaves (
  org_id uuid not null references organizations on delete cascade,
  request_id uuid not null,
  employee_id uuid not null,
  leave_type_id uuid not null,
  first_date date not null,
  last_date date not null,
  -- Null: from the beginning of the first day, to the end of the last one.
  start_time text check (start_time ~ '^\d\d:\d\d$'),
  end_time text check (end_time ~ '^\d\d:\d\d$'),
  -- Whose clock the dates and times are on.
  timezone text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- Shifts within it that are worked all the same. Every edit writes a shift anew, so there is no foreign key.
  worked_shift_ids uuid[] not null default '{}',
  cancelled_at timestamptz,
  -- When it was approved, cut short or cancelled last.
  changed_at timestamptz not null default now(),
  primary key (org_id, request_id),
  foreign key (org_id, request_id) references requests (org_id, id) on delete cascade,
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade,
  foreign key (org_id, leave_type_id) references leave_types (org_id, id),
  check (last_date >= first_date),
  check (end_at > start_at)
);
create index leaves_person on leaves (org_id, employee_id, end_at);
create index leaves_time on leaves (org_id, end_at, start_at);
create index leaves_type on leaves (org_id, leave_type_id);
call protect_tenant_table('leaves');

-- The ledger: what someone had on a date, what leave used, and what came back. Nothing in it is changed.
create table leave_entries (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  employee_id uuid not null,
  leave_type_id uuid not null,
  kind text not null check (kind in ('opening', 'taken', 'returned')),
  -- The date of the shift, or from which an opening figure counts.
  date date not null,
  -- Below zero what was taken.
  minutes integer not null,
  -- The shift that it is about: 'D', or its times.
  label text,
  -- By the pattern, because nothing was published yet.
  projected boolean not null default false,
  request_id uuid,
  created_by_name text,
  created_at timestamptz not null default now(),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade,
  foreign key (org_id, leave_type_id) references leave_types (org_id, id),
  foreign key (org_id, request_id) references requests (org_id, id) on delete cascade,
  check ((kind = 'opening') = (request_id is null))
);
create index leave_entries_person on leave_entries (org_id, employee_id, leave_type_id, date);
create index leave_entries_request on leave_entries (org_id, request_id);
create index leave_entries_type on leave_entries (org_id, leave_type_id);
call protect_tenant_table('leave_entries');

-- Apart from the requests, so that reading those never reads a file.
create table leave_files (
  org_id uuid not null references organizations on delete cascade,
  request_id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (org_id, request_id),
  foreign key (org_id, request_id) references requests (org_id, id) on delete cascade
);
call protect_tenant_table('leave_files');

-- A calendar can show leave beside the shifts.
alter table calendar_feeds drop constraint calendar_feeds_scope_check,
  add constraint calendar_feeds_scope_check check (scope in ('shifts', 'pattern', 'leave', 'busy'));

-- What people say about when they can work. A usual week is in force until the next one of the same person begins, and
-- what was said for one date wins over it. The time zone is that of the person's clock when they said it.
create table availability_weeks (
  org_id uuid not null references organizations on delete cascade,
  employee_id uuid not null,
  valid_from date not null,
  -- The Monday on which the first of the days falls.
  anchor date not null check (extract(isodow from anchor) = 1),
  timezone text not null,
  -- 7 or 14 of { wishes: [{ value, times: { from, to } or null }], extra }.
  days jsonb not null check (jsonb_array_length(days) in (7, 14)),
  created_at timestamptz not null default now(),
  primary key (org_id, employee_id, valid_from),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
call protect_tenant_table('availability_weeks');

create table availability_dates (
  org_id uuid not null references organizations on delete cascade,
  employee_id uuid not null,
  date date not null,
  timezone text not null,
  wishes jsonb not null check (jsonb_typeof(wishes) = 'array'),
  extra text not null check (extra in ('no', 'ask', 'please')),
  created_at timestamptz not null default now(),
  primary key (org_id, employee_id, date),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
call protect_tenant_table('availability_dates');

-- So many days ahead people can't change what they said.
alter table organizations add column availability_closes_days integer not null default 0
  check (availability_closes_days between 0 and 90);

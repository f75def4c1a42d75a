-- A contract is never edited: it is in force until the next one of the same person begins.
create table contracts (
  org_id uuid not null references organizations on delete cascade,
  employee_id uuid not null,
  valid_from date not null,
  type text not null check (type in ('full-time', 'part-time', 'casual')),
  -- The ordinary minutes in so many days; null without any.
  ordinary_minutes integer check (ordinary_minutes > 0),
  ordinary_days integer check (ordinary_days > 0),
  -- The days over which hours are averaged, and a first day of such a period; null: the days of the ordinary hours.
  averaging_days integer check (averaging_days > 0),
  averaging_anchor date,
  agreements text[] not null default '{}' check (agreements <@ array['long-shifts', 'short-rest']),
  -- Whether a day of leave, and a public holiday on which the person doesn't work, count as hours of the contract.
  leave_counts boolean not null default true,
  holidays_count boolean not null default true,
  employee_number text check (char_length(employee_number) between 1 and 50),
  created_at timestamptz not null default now(),
  created_by_name text,
  primary key (org_id, employee_id, valid_from),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade,
  check ((ordinary_minutes is null) = (ordinary_days is null)),
  check ((averaging_days is null) = (averaging_anchor is null))
);
call protect_tenant_table('contracts');

alter table employees add column birth_date date;

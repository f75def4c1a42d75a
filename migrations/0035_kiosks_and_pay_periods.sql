-- Shared tablets at a site. A tablet is enrolled once with a code; from then on its token is all that it holds.
create table kiosks (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  location_id uuid not null,
  label text not null check (char_length(label) between 1 and 60),
  -- Works once, for a few minutes. Null once it was used.
  code_hash bytea unique,
  code_expires_at timestamptz,
  token_hash bytea unique,
  -- Opens the PINs that a tablet has sealed. A tablet that was revoked may still hold events that wait.
  private_key text,
  enrolled_at timestamptz,
  last_seen_at timestamptz,
  revoked_at timestamptz,
  created_by_name text,
  created_at timestamptz not null default now(),
  unique (org_id, id),
  foreign key (org_id, location_id) references locations (org_id, id) on delete cascade,
  constraint kiosks_revoked_without_token check (revoked_at is null or (token_hash is null and code_hash is null))
);
create index kiosks_location on kiosks (org_id, location_id);
call protect_tenant_table('kiosks');

-- The six digits with which someone clocks in at a kiosk.
create table kiosk_pins (
  org_id uuid not null,
  employee_id uuid not null,
  pin_hash text not null,
  set_at timestamptz not null default now(),
  primary key (org_id, employee_id),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
call protect_tenant_table('kiosk_pins');

-- Days that are paid together. A period is open until it is closed, and they follow each other without a gap.
create table pay_periods (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  first_date date not null,
  last_date date not null,
  -- How it was reckoned; the next one is reckoned alike.
  schedule jsonb not null,
  closed_at timestamptz,
  closed_by_name text,
  created_at timestamptz not null default now(),
  unique (org_id, id),
  check (last_date >= first_date),
  constraint pay_periods_first_date_key unique (org_id, first_date)
);
call protect_tenant_table('pay_periods');

-- What a closed period pays, as it was then. Lines are only ever added: what changes afterwards is a difference in a later
-- period. There is no foreign key to the timesheet, which may go away.
create table pay_lines (
  org_id uuid not null,
  period_id uuid not null,
  timesheet_id uuid not null,
  kind text not null check (kind in ('time', 'adjustment')),
  employee_id uuid not null,
  employee_name text not null,
  employee_number text,
  date date not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  timezone text not null,
  site_name text,
  role_label text,
  shift_id uuid,
  unpaid_seconds integer not null,
  elapsed_seconds integer not null,
  clock_seconds integer not null,
  primary key (org_id, period_id, timesheet_id),
  foreign key (org_id, period_id) references pay_periods (org_id, id) on delete cascade,
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
create index pay_lines_timesheet on pay_lines (org_id, timesheet_id);
create index pay_lines_employee on pay_lines (org_id, employee_id);
call protect_tenant_table('pay_lines');

-- Which files were made of a period. The fingerprint shows later whether a file is the one that was made here.
create table pay_exports (
  org_id uuid not null,
  period_id uuid not null,
  profile text not null check (profile in ('generic', 'keypay', 'xero')),
  sha256 text not null,
  created_by_name text,
  created_at timestamptz not null default now(),
  primary key (org_id, period_id, profile),
  foreign key (org_id, period_id) references pay_periods (org_id, id) on delete cascade
);
call protect_tenant_table('pay_exports');

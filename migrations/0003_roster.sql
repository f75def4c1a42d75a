-- local_date is the calendar date on which the shift starts, in the zone of its site: the day it belongs to.
create table shifts (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  employee_id uuid not null,
  location_id uuid not null,
  local_date date not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  role_label text,
  notes text,
  published boolean not null default false,
  template_code text,
  allow_overlap boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (org_id, id),
  foreign key (org_id, employee_id) references employees (org_id, id),
  foreign key (org_id, location_id) references locations (org_id, id),
  constraint shifts_end_after_start check (end_at > start_at),
  constraint shifts_no_overlap exclude using gist (
    org_id with =, employee_id with =, tstzrange(start_at, end_at, '[)') with &&
  ) where (not allow_overlap)
);
create index shifts_window on shifts (org_id, start_at, end_at);
create index shifts_day on shifts (org_id, employee_id, local_date);
create index shifts_location on shifts (org_id, location_id);
call protect_tenant_table('shifts');

create table day_statuses (
  org_id uuid not null references organizations on delete cascade,
  employee_id uuid not null,
  date date not null,
  status text not null check (status in ('off', 'sick', 'holiday')),
  updated_at timestamptz not null default now(),
  primary key (org_id, employee_id, date),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
create index day_statuses_date on day_statuses (org_id, date);
call protect_tenant_table('day_statuses');

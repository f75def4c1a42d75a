-- The clock. Events are only ever added; timesheets are made out of them and can be made again at any time.
create table clock_events (
  org_id uuid not null references organizations on delete cascade,
  -- Made by the device, so that an event that is sent again is the same one.
  id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('in', 'out', 'break-start', 'break-end', 'void')),
  location_id uuid,
  -- The clock of the site when it happened.
  timezone text not null,
  -- What the device says, when it came, and the true time as far as we know it.
  captured_at timestamptz not null,
  received_at timestamptz not null,
  effective_at timestamptz not null,
  -- How far the device's clock was behind.
  offset_ms bigint not null default 0,
  -- Counts the events of a device.
  counter integer not null default 0,
  source text not null check (source in ('web', 'phone', 'kiosk', 'manager', 'import')),
  fence text not null default 'off' check (fence in ('inside', 'outside', 'unknown', 'off')),
  distance_m integer,
  -- Someone wrote the time down later.
  stated boolean not null default false,
  break_answer text check (break_answer in ('taken', 'not-taken', 'not-offered')),
  flags text[] not null default '{}',
  reason text check (char_length(reason) between 1 and 500),
  voids uuid,
  -- Who entered it for someone else.
  entered_by_name text,
  primary key (org_id, id),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade,
  foreign key (org_id, location_id) references locations (org_id, id),
  foreign key (org_id, voids) references clock_events (org_id, id),
  check (kind <> 'in' or location_id is not null),
  check (kind <> 'void' or voids is not null)
);
create index clock_events_person on clock_events (org_id, employee_id, effective_at);
create index clock_events_location on clock_events (org_id, location_id);
-- An event is corrected once; whoever corrects again corrects the correction.
create unique index clock_events_voids on clock_events (org_id, voids) where voids is not null;
call protect_tenant_table('clock_events');
-- Anonymising someone changes the texts, nothing else.
revoke update, delete on clock_events from muster_app;
grant update (reason, entered_by_name) on clock_events to muster_app;

create table timesheets (
  org_id uuid not null references organizations on delete cascade,
  -- Of the event that opened it.
  id uuid not null,
  employee_id uuid not null,
  location_id uuid,
  timezone text not null,
  -- The day it belongs to: the one on which it starts, at its site.
  date date not null,
  start_at timestamptz not null,
  -- Null while it runs, where the end is missing, and of an orphan.
  end_at timestamptz,
  -- The shift as it is rostered. Every edit deletes a shift and writes it again, so there is no foreign key to it.
  shift_id uuid,
  rostered_start timestamptz,
  rostered_end timestamptz,
  role_label text,
  counted_start timestamptz,
  counted_end timestamptz,
  breaks jsonb not null default '[]',
  break_since timestamptz,
  break_answer text check (break_answer in ('taken', 'not-taken', 'not-offered')),
  break_seconds integer not null default 0,
  -- Both without breaks: what was worked, and what the clock on the wall shows.
  elapsed_seconds integer not null default 0,
  clock_seconds integer not null default 0,
  flags text[] not null default '{}',
  state text not null check (state in
    ('running', 'attention', 'draft', 'confirmed', 'approved', 'disputed', 'locked', 'exported', 'adjusted')),
  -- What people decided. A sheet that changes afterwards is undecided again.
  confirmed_at timestamptz,
  approved_at timestamptz,
  approved_by_name text,
  approved_reason text check (char_length(approved_reason) between 1 and 500),
  disputed_at timestamptz,
  disputed_by_name text,
  disputed_reason text check (char_length(disputed_reason) between 1 and 500),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, id) references clock_events (org_id, id) on delete cascade,
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade,
  foreign key (org_id, location_id) references locations (org_id, id)
);
create index timesheets_person on timesheets (org_id, employee_id, start_at);
create index timesheets_day on timesheets (org_id, date);
create index timesheets_shift on timesheets (org_id, shift_id) where shift_id is not null;
create index timesheets_location on timesheets (org_id, location_id);
-- Whoever is clocked in is in one place.
create unique index timesheets_one_running on timesheets (org_id, employee_id) where state = 'running';
call protect_tenant_table('timesheets');

-- How an organisation clocks, from an instant on until the next row. Without a row the defaults hold.
create table clock_settings (
  org_id uuid not null references organizations on delete cascade,
  valid_from timestamptz not null,
  geofence text not null check (geofence in ('off', 'note', 'warn', 'block')),
  radius_m integer not null check (radius_m between 50 and 5000),
  -- When workers were told that their location is read. Until 14 days after it nothing is read.
  notice_given_on date,
  early_in text not null check (early_in in ('as-clocked', 'roster')),
  longest_hours integer not null check (longest_hours between 4 and 48),
  ask_break_after_minutes integer not null check (ask_break_after_minutes between 60 and 720),
  usual_break_minutes integer not null check (usual_break_minutes between 5 and 120),
  -- From how many minutes on someone is late or leaves early.
  late_after_minutes integer not null check (late_after_minutes between 1 and 120),
  updated_by_name text,
  primary key (org_id, valid_from)
);
call protect_tenant_table('clock_settings');

-- Where a site keeps public holidays of its own, beside those of its state.
alter table locations add column holiday_regions text[] not null default '{}';

-- What an organisation changes about public holidays: for one site, or for all of them.
create table holiday_changes (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  location_id uuid,
  kind text not null check (kind in ('add', 'move', 'remove')),
  date date not null,
  name text not null check (char_length(name) between 1 and 100),
  moved_to date,
  -- Minutes after midnight on the clock of the site, for part of a day.
  start_minute integer check (start_minute between 0 and 1439),
  end_minute integer check (end_minute between 1 and 1440),
  created_at timestamptz not null default now(),
  constraint holiday_changes_day unique nulls not distinct (org_id, location_id, date, name),
  foreign key (org_id, location_id) references locations (org_id, id) on delete cascade,
  check ((moved_to is not null) = (kind = 'move')),
  check ((start_minute is null) = (end_minute is null)),
  check (start_minute is null or (kind = 'add' and start_minute < end_minute))
);
call protect_tenant_table('holiday_changes');

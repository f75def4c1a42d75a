-- A timesheet of a closed pay period never changes. What differs later is a timesheet of its own, which adjusts the closed one.
alter table timesheets
  -- An adjustment has an id of its own. Whoever deletes a person deletes their timesheets all the same.
  drop constraint timesheets_org_id_id_fkey,
  add column adjusts uuid,
  -- The period that closed it.
  add column period_id uuid,
  add foreign key (org_id, adjusts) references timesheets (org_id, id) on delete cascade,
  add foreign key (org_id, period_id) references pay_periods (org_id, id);
create index timesheets_period on timesheets (org_id, period_id) where period_id is not null;
create index timesheets_adjusts on timesheets (org_id, adjusts) where adjusts is not null;
create unique index timesheets_one_adjustment on timesheets (org_id, adjusts) where period_id is null and adjusts is not null;

-- Forced row-level security would hide the rows from the owner of the tables, too.
alter table timesheets no force row level security;
alter table pay_lines no force row level security;
alter table pay_periods no force row level security;
update timesheets t set period_id = (
  select y.period_id from pay_lines y join pay_periods p on p.org_id = y.org_id and p.id = y.period_id
   where y.org_id = t.org_id and y.timesheet_id = t.id order by p.first_date limit 1)
 where state in ('locked', 'exported', 'adjusted');
-- They were before the first period, so nobody has paid them.
update timesheets set state = 'approved' where state in ('locked', 'exported', 'adjusted') and period_id is null;
alter table timesheets force row level security;
alter table pay_lines force row level security;
alter table pay_periods force row level security;

create function keep_closed_timesheets() returns trigger language plpgsql as $$
declare
  -- Exporting, adjusting and reopening change these.
  free constant text[] := '{state,period_id,version}';
begin
  -- Deleting a person or an organisation takes their timesheets along.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - free = to_jsonb(old) - free then return new; end if;
  -- Anonymising replaces names, wherever they stand.
  if tg_op = 'UPDATE' and current_setting('muster.erasing', true) = 'on' then return new; end if;
  raise exception 'a timesheet of a closed pay period never changes'
    using errcode = 'check_violation', constraint = 'timesheets_closed', table = 'timesheets';
end $$;
create trigger timesheets_closed before update or delete on timesheets
  for each row when (old.period_id is not null) execute function keep_closed_timesheets();

-- How an organisation wants the file for its payroll: which columns, in which order, under which headings.
create table pay_profiles (
  org_id uuid not null references organizations on delete cascade,
  profile text not null check (profile in ('generic', 'keypay', 'xero')),
  columns jsonb not null,
  updated_by_name text,
  updated_at timestamptz not null default now(),
  primary key (org_id, profile)
);
call protect_tenant_table('pay_profiles');
-- The columns that a file was made with, so that it has the same bytes whenever it is made again. Null: as Muster had them.
alter table pay_exports add column columns jsonb;

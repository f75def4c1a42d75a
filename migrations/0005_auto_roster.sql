-- Templates of organisations; those that come with Muster are in the program.
create table shift_templates (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  type text not null check (type in ('fixed', 'rotation', 'coverage', 'compressed')),
  cycle_days integer not null check (cycle_days between 1 and 365),
  pattern_json jsonb not null,
  start_times_json jsonb not null,
  duration_hours double precision not null check (duration_hours between 0.5 and 24),
  code_durations_json jsonb,
  teams_json jsonb not null,
  legend_json jsonb not null,
  tied_to_weekdays boolean not null,
  created_at timestamptz not null default now(),
  unique (org_id, id)
);
create unique index shift_templates_name_key on shift_templates (org_id, lower(name));
call protect_tenant_table('shift_templates');

-- The template is a system one or one of the organisation, and may be gone since: no foreign key.
create table shift_rules (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  name text not null check (name <> ''),
  shift_template_id uuid not null,
  template_name text not null,
  applies_to_type text not null check (applies_to_type in ('employee', 'group')),
  applies_to_id uuid not null,
  start_datetime timestamptz not null,
  end_datetime timestamptz,
  timezone text not null,
  parameters_json jsonb not null,
  status text not null default 'active' check (status in ('active', 'paused', 'archived')),
  created_by uuid references users on delete set null,
  filled_to date,
  created_at timestamptz not null default now(),
  unique (org_id, id),
  check (end_datetime is null or start_datetime < end_datetime)
);
call protect_tenant_table('shift_rules');

-- A run is pending in a transaction of its own, before its shifts and 'completed' come in another: whoever
-- is killed in between leaves a pending run and no shift.
create table generation_runs (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  created_by_user_id uuid references users on delete set null,
  created_by_user_name text not null,
  template_id uuid not null,
  template_name text not null,
  rule_id uuid,
  start_date date not null,
  end_date date not null,
  cycle_start_date date not null,
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed')),
  summary jsonb,
  generation_params jsonb not null,
  error_message text,
  revision integer,
  warnings jsonb not null default '[]',
  replaced jsonb not null default '[]',
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  unique (org_id, id),
  foreign key (org_id, rule_id) references shift_rules (org_id, id) on delete set null (rule_id),
  check (start_date < end_date)
);
create index generation_runs_newest on generation_runs (org_id, created_at desc);
create index generation_runs_pending on generation_runs (org_id) where status = 'pending';
call protect_tenant_table('generation_runs');

alter table shifts
  add column run_id uuid,
  add foreign key (org_id, run_id) references generation_runs (org_id, id) on delete set null (run_id),
  add foreign key (org_id, source_rule_id) references shift_rules (org_id, id)
    on delete set null (source_rule_id);
create index shifts_run on shifts (org_id, run_id) where run_id is not null;
create index shifts_rule on shifts (org_id, source_rule_id) where source_rule_id is not null;

-- The rule book of an organisation. The figures of a rule are JSON, because each kind has its own; the app reads them by kind.
create table rules (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  kind text not null check (kind <> ''),
  params jsonb not null,
  severity text not null check (severity in ('block', 'warn', 'note', 'off')),
  scope text not null check (scope in ('organisation', 'site', 'group', 'contract', 'person')),
  location_id uuid,
  shift_group_id uuid,
  contract_type text check (contract_type in ('full-time', 'part-time', 'casual')),
  employee_id uuid,
  valid_from date,
  valid_to date,
  origin text not null check (origin in ('law', 'award', 'agreement', 'policy', 'guide')),
  -- What the organisation says about the rule, and where a figure that it began with comes from.
  text text,
  source text,
  source_as_of date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (org_id, id),
  foreign key (org_id, location_id) references locations (org_id, id) on delete cascade,
  foreign key (org_id, shift_group_id) references shift_groups (org_id, id) on delete cascade,
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade,
  constraint rules_scope check (
    (location_id is not null) = (scope = 'site')
    and (shift_group_id is not null) = (scope = 'group')
    and (contract_type is not null) = (scope = 'contract')
    and (employee_id is not null) = (scope = 'person')
  ),
  constraint rules_ends_after_start check (valid_to >= valid_from)
);
create index rules_location on rules (org_id, location_id) where location_id is not null;
create index rules_group on rules (org_id, shift_group_id) where shift_group_id is not null;
create index rules_employee on rules (org_id, employee_id) where employee_id is not null;
call protect_tenant_table('rules');

-- A finding that an admin allowed, by the fingerprint of its facts: when the facts change, it no longer fits, and lapses.
create table rule_overrides (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  rule_id uuid not null,
  employee_id uuid not null,
  fingerprint text not null,
  -- The finding in words, as it was when it was allowed.
  finding text not null,
  reason text not null check (char_length(reason) >= 10),
  user_id uuid references users on delete set null,
  user_name text not null,
  created_at timestamptz not null default now(),
  constraint rule_overrides_fingerprint unique (org_id, employee_id, fingerprint),
  foreign key (org_id, rule_id) references rules (org_id, id) on delete cascade,
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
create index rule_overrides_rule on rule_overrides (org_id, rule_id);
create index rule_overrides_user on rule_overrides (user_id);
call protect_tenant_table('rule_overrides');

-- Counts the changes of an organisation's roster. Each change takes the next number first, and so waits for
-- the one before it: two managers on one cell come one after the other, and a reader that knows the number
-- knows whether anything is new.
create table roster_revisions (
  org_id uuid primary key references organizations on delete cascade,
  revision integer not null
);
call protect_tenant_table('roster_revisions');

-- version is the number of the change that wrote the row; updated_by_name is null for generated and imported ones.
alter table shifts
  add column source_rule_id uuid,
  add column version integer not null default 0,
  add column updated_by_name text;
alter table day_statuses
  add column version integer not null default 0;

-- What a change replaced (whole rows) and what it wrote (keys), so that its author can take it back.
create table undo_steps (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  revision integer not null,
  before jsonb not null,
  after jsonb not null,
  undone_at timestamptz,
  created_at timestamptz not null default now()
);
create index undo_steps_age on undo_steps (org_id, created_at);
call protect_tenant_table('undo_steps');

-- What a removal of employees took away (accounts, memberships, future shifts, statuses), so that its author can undo it
-- for an hour. The rows hold what the tables held, password hashes too; a job deletes them after that hour.
create table employee_removals (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  people jsonb not null,
  shifts jsonb not null,
  statuses jsonb not null,
  created_at timestamptz not null default now()
);
create index employee_removals_age on employee_removals (created_at);
call protect_tenant_table('employee_removals');

-- Someone who has an account elsewhere joins by accepting: until then their record has no account. The token is only in
-- the email.
create table employee_invitations (
  org_id uuid not null references organizations on delete cascade,
  employee_id uuid not null,
  token_hash bytea not null unique,
  role text not null check (role in ('manager', 'employee')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (org_id, employee_id),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
call protect_tenant_table('employee_invitations');

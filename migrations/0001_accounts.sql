-- Two roles that cannot log in. Every transaction of the app runs as one of them:
--   muster_app     sees and changes the rows of one organisation, the one set for the transaction
--   muster_reader  sees every organisation and changes nothing (session lookup, backup)
do $$
declare
  role_name text;
  -- From PostgreSQL 16 on, whoever creates a role is a member without the right to switch to it.
  needed text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach role_name in array array['muster_app', 'muster_reader'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      exception when duplicate_object or unique_violation then
        null; -- another installation on the same cluster was quicker
      end;
    end if;
    if not pg_has_role(current_user, role_name, needed) then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end $$;

grant usage on schema public to muster_app, muster_reader;

create extension if not exists btree_gist;

-- Set for one transaction at a time. After it the setting reads '', which must mean nobody, not an error.
create function current_org() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('muster.org_id', true), '')::uuid $$;
create function current_account() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('muster.user_id', true), '')::uuid $$;

-- Every table that belongs to an organisation goes through here, so that none forgets a part of it.
create procedure protect_tenant_table(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s to muster_app using (org_id = current_org()) with check (org_id = current_org())',
    tenant_table);
  execute format('create policy reader on %s for select to muster_reader using (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to muster_app', tenant_table);
  execute format('grant select on %s to muster_reader', tenant_table);
end $$;

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null check (name <> ''),
  phone text,
  password_hash text not null,
  must_change_password boolean not null default false,
  platform_role text not null default 'none' check (platform_role in ('super_admin', 'none')),
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));
grant select, insert, update, delete on users to muster_app;
grant select on users to muster_reader;

create table organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  owner_user_id uuid not null references users,
  abn text,
  employee_count_estimate integer check (employee_count_estimate between 1 and 10000),
  primary_contact_name text,
  primary_contact_email text,
  billing_email text,
  subscription_plan text not null default 'Pro',
  subscription_status text not null default 'pending_activation' check (subscription_status in (
    'trialing', 'active', 'past_due', 'canceled', 'incomplete', 'incomplete_expired', 'unpaid',
    'pending_activation')),
  trial_end timestamptz,
  payment_customer_id text,
  timezone text not null default 'UTC',
  notes text,
  created_at timestamptz not null default now()
);
create index organizations_owner on organizations (owner_user_id);

create table memberships (
  org_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'manager', 'employee')),
  created_at timestamptz not null default now(),
  primary key (org_id, user_id)
);
create index memberships_user on memberships (user_id);
call protect_tenant_table('memberships');
-- An account also sees which organisations it belongs to, before it has chosen one.
create policy own_memberships on memberships for select to muster_app
  using (user_id = current_account());

alter table organizations enable row level security;
alter table organizations force row level security;
create policy tenant on organizations to muster_app
  using (id = current_org()) with check (id = current_org());
create policy own_organizations on organizations for select to muster_app
  using (exists (select from memberships m where m.org_id = id and m.user_id = current_account()));
create policy reader on organizations for select to muster_reader using (true);
grant select, insert, update, delete on organizations to muster_app;
grant select on organizations to muster_reader;

-- The token itself is only in the browser: whoever reads this table cannot sign in with it.
-- The composite key ends a session together with the membership it was opened for.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  org_id uuid,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (org_id, user_id) references memberships on delete cascade
);
create index sessions_user on sessions (user_id);
grant select, insert, update, delete on sessions to muster_app;
grant select on sessions to muster_reader;

create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('muster_session_ended', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row execute function announce_ended_session();

-- A changed rank is a changed set of rights: open sessions and streams must not outlive it.
create function end_sessions_of_changed_role() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.user_id and org_id = new.org_id;
  return null;
end $$;
create trigger role_changed after update of role on memberships
  for each row when (old.role is distinct from new.role)
  execute function end_sessions_of_changed_role();

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);
grant select, insert, delete on password_resets to muster_app;
grant select on password_resets to muster_reader;

create table rate_limits (
  bucket text primary key,
  used integer not null,
  resets_at timestamptz not null
);
grant select, insert, update, delete on rate_limits to muster_app;

create table idempotency_keys (
  id bytea primary key,
  fingerprint bytea not null,
  body text,
  session_user_id uuid,
  session_org_id uuid,
  created_at timestamptz not null default now()
);
create index idempotency_keys_age on idempotency_keys (created_at);
grant select, insert, update, delete on idempotency_keys to muster_app;

-- Append-only: the app may add and read, and nothing in it can change or remove an entry.
create table audit_log (
  id uuid primary key default gen_random_uuid(),
  org_id uuid references organizations on delete cascade,
  actor_user_id uuid,
  action text not null,
  target_type text not null,
  target_id text not null,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index audit_log_org on audit_log (org_id, created_at desc);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy tenant_reads on audit_log for select to muster_app using (org_id = current_org());
create policy tenant_adds on audit_log for insert to muster_app
  with check (org_id is not distinct from current_org());
create policy reader on audit_log for select to muster_reader using (true);
grant select, insert on audit_log to muster_app;
grant select on audit_log to muster_reader;

-- Jobs are kept by graphile-worker in a schema of its own. The app may add one, in the transaction that
-- causes it, and may not read the others: a mail job holds the link that it sends.
create function enqueue_job(task text, payload json) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload);
end $$;
revoke execute on function enqueue_job(text, json) from public;
grant execute on function enqueue_job(text, json) to muster_app;

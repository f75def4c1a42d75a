-- Two-step sign-in: what an account can show besides its password, and the sign-ins that wait for it.
create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted when the operator has set SECRET_KEY.
  secret text not null,
  -- Null until a first code has shown that the app holds the key.
  confirmed_at timestamptz,
  -- Only a code of a later step is accepted, so that each code works once.
  last_step integer not null default 0,
  created_at timestamptz not null default now()
);
grant select, insert, update, delete on authenticator_apps to muster_app;
grant select on authenticator_apps to muster_reader;

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
grant select, insert, delete on recovery_codes to muster_app;
grant select on recovery_codes to muster_reader;

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> ''),
  credential_id text not null constraint passkeys_credential unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
grant select, insert, update, delete on passkeys to muster_app;
grant select on passkeys to muster_reader;

-- Deleted when it is answered, so that each challenge works once.
create table passkey_challenges (
  challenge text primary key,
  -- Null when nobody has said yet who they are.
  user_id uuid references users on delete cascade,
  purpose text not null check (purpose in ('add', 'sign in')),
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
grant select, insert, delete on passkey_challenges to muster_app;

-- The password was right and the second step is still to come. Not a session: it opens nothing else.
create table sign_in_steps (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_steps_user on sign_in_steps (user_id);
grant select, insert, delete on sign_in_steps to muster_app;

-- Whoever knew the old password must not finish signing in after it has changed.
create function end_sign_in_steps() returns trigger language plpgsql as $$
begin
  delete from sign_in_steps where user_id = new.id;
  return null;
end $$;
create trigger password_changed after update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash)
  execute function end_sign_in_steps();

-- Names a session on the page of one's sessions; the hash of its token stays here.
alter table sessions
  add column id uuid not null default gen_random_uuid() constraint sessions_id unique,
  add column user_agent text;

alter table organizations add column require_two_step boolean not null default false;

-- One row at most, for what holds on the whole installation.
create table installation_settings (
  only_row boolean primary key default true check (only_row),
  super_admins_need_two_step boolean not null default false
);
grant select on installation_settings to muster_app, muster_reader;
grant insert, update on installation_settings to muster_app;

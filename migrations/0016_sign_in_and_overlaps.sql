-- Every edit looks for shifts with leave to overlap, and nearly no shift has one.
create index shifts_deliberate on shifts (org_id, employee_id, start_at) where allow_overlap;

-- A link in the mailbox of the wrong person must not outlive the mistake. Here, so that no way to change an address can
-- forget it. Until someone has chosen their own password, nobody knows whose hands the account is in.
create function end_links_of_changed_address() returns trigger language plpgsql as $$
begin
  delete from password_resets where user_id = new.id;
  delete from sessions where user_id = new.id and new.must_change_password;
  return null;
end $$;
create trigger address_changed after update of email on users
  for each row when (old.email is distinct from new.email)
  execute function end_links_of_changed_address();

create function end_invitation_of_changed_address() returns trigger language plpgsql as $$
begin
  update employee_invitations set expires_at = least(expires_at, now())
   where org_id = new.org_id and employee_id = new.id;
  return null;
end $$;
create trigger address_changed after update of email on employees
  for each row when (old.email is distinct from new.email)
  execute function end_invitation_of_changed_address();

-- A repeat of a kept call opens its session again. Once the password or the address is another one, it must not.
create index idempotency_keys_session on idempotency_keys (session_user_id) where session_user_id is not null;
create function forget_calls_that_signed_in() returns trigger language plpgsql as $$
begin
  delete from idempotency_keys where session_user_id = new.id;
  return null;
end $$;
create trigger credentials_changed after update of email, password_hash on users
  for each row when (old.email is distinct from new.email or old.password_hash is distinct from new.password_hash)
  execute function forget_calls_that_signed_in();

-- Browsers in which someone has signed in. The token is only in the browser's cookie.
create table known_browsers (
  token_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_browsers_user on known_browsers (user_id);
grant select, insert, update, delete on known_browsers to muster_app;
grant select on known_browsers to muster_reader;

-- Whose account an attempt was at, as a hash: a reset of the password forgets them all.
alter table rate_limits add column account text;
create index rate_limits_account on rate_limits (account) where account is not null;

-- Names without the characters that nobody sees, as the app saves them from this version on. Names that would end up empty,
-- or as the name of another group or template, stay until someone changes them.
create function without_hidden(name text) returns text language sql immutable as $$
  select btrim(regexp_replace(regexp_replace(name,
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]',
    '', 'g'), ' +', ' ', 'g'))
$$;
do $$
declare
  named record;
begin
  for named in
    select * from (values ('users', 'name'), ('organizations', 'name'), ('organizations', 'primary_contact_name'),
      ('employees', 'name'), ('locations', 'name'), ('shift_rules', 'name'), ('shift_groups', 'name'),
      ('shift_templates', 'name'), ('signup_requests', 'organization_name'), ('signup_requests', 'requester_name'))
      as listed (kind, field)
  loop
    -- Forced row-level security would hide every row from the owner of the tables, too.
    if named.kind not in ('users', 'signup_requests') then
      execute format('alter table %I no force row level security', named.kind);
    end if;
    execute format('update %1$I t set %2$I = without_hidden(%2$I)
      where %2$I <> without_hidden(%2$I) and without_hidden(%2$I) <> '''''
      || case when named.kind in ('shift_groups', 'shift_templates') then
        ' and not exists (select from %1$I o where o.org_id = t.org_id and o.id <> t.id
          and lower(without_hidden(o.name)) = lower(without_hidden(t.name)))' else '' end,
      named.kind, named.field);
    if named.kind not in ('users', 'signup_requests') then
      execute format('alter table %I force row level security', named.kind);
    end if;
  end loop;
end $$;
drop function without_hidden;

-- Deleting an organisation: when it is due. Until then it can only be read, and an owner can keep it.
alter table organizations add column deletes_at timestamptz;
create index organizations_deletes_at on organizations (deletes_at) where deletes_at is not null;

-- Whose accounts to look at once the organisation is gone. The memberships go first, so that nobody works in what is half
-- removed: without this list, a server killed in between would leave accounts behind that belong nowhere.
create table organization_removals (
  org_id uuid primary key references organizations on delete cascade,
  account_ids uuid[] not null
);
call protect_tenant_table('organization_removals');

-- The audit log stays append-only, except where a whole organisation or a person's name is erased. Only a transaction that
-- says so can do that: everywhere else, such a statement finds no row.
create function erasing() returns boolean language sql stable parallel safe as
  $$ select current_setting('muster.erasing', true) = 'on' $$;
grant update (metadata), delete on audit_log to muster_app;
create policy erased_names on audit_log for update to muster_app
  using (erasing() and org_id = current_org());
create policy erased_organizations on audit_log for delete to muster_app
  using (erasing() and org_id = current_org());

-- What someone entered to ask for an organisation goes with their account.
grant delete on signup_requests to muster_app;

-- Sign-ins are listed apart from changes, and kept for a time of their own.
alter table audit_log add column kind text not null default 'change' check (kind in ('change', 'sign-in'));

-- Forced row-level security would hide every row from the owner of the table, too.
alter table audit_log no force row level security;
update audit_log set kind = 'sign-in' where action in (
  'user.signed_in', 'user.password_changed', 'user.password_reset', 'user.password_reset_by_operator');
alter table audit_log force row level security;

-- One index for each way to read the log, newest first: a page costs the same however long the log is.
drop index audit_log_org;
create index audit_log_newest on audit_log (org_id, kind, created_at desc, id desc);
create index audit_log_actor on audit_log (org_id, kind, actor_user_id, created_at desc, id desc);
create index audit_log_action on audit_log (org_id, action, created_at desc, id desc);

-- How long an organisation keeps its log. Too short a time would let someone wipe out what they did.
alter table organizations
  add column audit_changes_months integer not null default 24 check (audit_changes_months in (12, 24, 84)),
  add column audit_sign_ins_months integer not null default 12 check (audit_sign_ins_months in (3, 6, 12, 24));

-- The log stays append-only, except for entries that are older than their organisation keeps them: the database itself
-- finds no other row to delete.
grant delete on audit_log to muster_app;
create policy expired on audit_log for delete to muster_app using (
  org_id = current_org()
  and created_at < now() - make_interval(months => (
    select case audit_log.kind when 'sign-in' then o.audit_sign_ins_months else o.audit_changes_months end
    from organizations o where o.id = current_org())));

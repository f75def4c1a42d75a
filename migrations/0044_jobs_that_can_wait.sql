-- A thousand invitations of one organisation kept everyone else's emails waiting, such as a new password that someone
-- stands by for. Jobs with a higher number wait for the others.
drop function enqueue_job(text, json);
create function enqueue_job(task text, payload json, priority integer default 0) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, priority := enqueue_job.priority);
end $$;
revoke execute on function enqueue_job(text, json, integer) from public;
grant execute on function enqueue_job(text, json, integer) to muster_app;

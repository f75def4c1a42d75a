-- A fill that couldn't begin, because the database was busy, is tried again. One that has begun is never run twice.
create or replace function enqueue_fill(payload json) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job('fill', payload, queue_name => 'fill', max_attempts => 5);
end $$;

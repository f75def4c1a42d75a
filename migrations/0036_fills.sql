-- A roster that is being filled, and the proposal that comes of it. It holds ids only: names are read when it is shown.
create table fills (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  -- Only whoever asked sees it.
  user_id uuid not null references users on delete cascade,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  request jsonb not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'running', 'done', 'cancelled', 'failed', 'interrupted', 'accepted')),
  -- The job writes this every second. A running fill without it for a while has lost its server.
  beat_at timestamptz not null default now(),
  progress jsonb,
  proposal jsonb,
  -- Of the roster that the proposal is for.
  fingerprint text,
  created_at timestamptz not null default now(),
  unique (org_id, id)
);
create index fills_created on fills (org_id, created_at);
create index fills_user on fills (user_id);
call protect_tenant_table('fills');

-- One fill at a time on the whole installation: a second one would take the processor from everyone. It isn't tried
-- again, because whoever asked sees that it was interrupted.
create function enqueue_fill(payload json) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job('fill', payload, queue_name => 'fill', max_attempts => 1);
end $$;
revoke execute on function enqueue_fill(json) from public;
grant execute on function enqueue_fill(json) to muster_app;

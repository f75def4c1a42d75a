// The job queue in the database. While the database is down, the figures are missing but the scrape still works.
import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

const TIMEOUT_MS = 1_000;
const STATES = ['waiting', 'scheduled', 'retrying', 'running', 'failed'] as const;

const TEXT = `
  select
    count(*) filter (where state = 'waiting')::int as waiting,
    count(*) filter (where state = 'scheduled')::int as scheduled,
    count(*) filter (where state = 'retrying')::int as retrying,
    count(*) filter (where state = 'running')::int as running,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (
      where state in ('waiting', 'retrying') and run_at <= now())), 0)::float8 as oldest_seconds
  from (
    select run_at, case
      when locked_at is not null then 'running'
      when attempts >= max_attempts then 'failed'
      when attempts > 0 then 'retrying'
      when run_at <= now() then 'waiting'
      else 'scheduled' end as state
    from graphile_worker.jobs) as jobs`;

// A slower query costs its connection, not the scrape.
const QUEUE = { text: TEXT, query_timeout: TIMEOUT_MS };

type Queue = Record<(typeof STATES)[number], number> & { oldest_seconds: number };

/** Undefined when the database doesn't answer within a second. */
export async function readJobQueue(pool: pg.Pool): Promise<Queue | undefined> {
  try {
    return (await pool.query<Queue>(QUEUE)).rows[0];
  } catch {
    return undefined;
  }
}

/** Returns a function that reads the figures again. */
export function addJobFigures(register: Registry, pool: pg.Pool): () => Promise<void> {
  const registers = [register];
  const up = new Gauge({
    name: 'muster_database_up',
    help: '1 when the database answered this scrape within a second, else 0',
    registers,
  });
  const jobs = new Gauge({
    name: 'muster_jobs',
    help: 'Jobs in the queue that all servers share, by state',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'muster_jobs_oldest_waiting_seconds',
    help: 'How long the longest waiting job has been due',
    registers,
  });

  // Runs one query at a time, or scrapes of a database that hangs would use up its connections.
  let asked: Promise<Queue | undefined> | undefined;
  return async () => {
    asked ??= readJobQueue(pool).finally(() => {
      asked = undefined;
    });
    const queue = await Promise.race([asked, after(TIMEOUT_MS, undefined, { ref: false })]);
    up.set(queue ? 1 : 0);
    jobs.reset();
    oldest.remove();
    if (!queue) return;
    for (const state of STATES) jobs.set({ state }, queue[state]);
    oldest.set(queue.oldest_seconds);
  };
}

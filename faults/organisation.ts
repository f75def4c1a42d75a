// An organisation to write to: an owner with a session, a site, people.
import { query } from './database';
import type { Muster } from './muster';
import { patienceFor } from './trial';

export interface Organisation {
  id: string;
  siteId: string;
  templateId: string;
  /** For single shifts, for statuses and for generations, so that they never meet. */
  people: { shifts: string[]; statuses: string[]; generations: string[] };
  /** One request as the owner; `signal` cuts the connection. */
  call(method: string, path: string, body?: unknown, extra?: Extra): Promise<Response>;
}

interface Extra {
  key?: string;
  signal?: AbortSignal;
  deadlineMs?: number;
}

/** A server under fire may be slow, but one that never answers is a fault. */
const ANSWER_WITHIN_MS = 60_000;

export async function newOrganisation(muster: Muster, generationPeople = 8): Promise<Organisation> {
  let cookie = '';
  const call: Organisation['call'] = (
    method,
    path,
    body,
    { key, signal, deadlineMs = ANSWER_WITHIN_MS } = {},
  ) => {
    const deadline = AbortSignal.timeout(patienceFor(deadlineMs));
    return fetch(`${muster.url}${path}`, {
      method,
      headers: {
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  const registered = await call('POST', '/api/auth/register', {
    orgName: 'Acacia',
    ownerName: 'Amy Able',
    ownerEmail: `amy${Date.now()}@example.com`,
    ownerPassword: 'gum leaves rustle',
    timezone: 'Australia/Sydney',
  });
  cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { user: me } = (await (await call('GET', '/api/me')).json()) as {
    user: { org_id: string };
  };
  const site = await call('POST', '/api/locations', {
    name: 'Depot',
    street_name: 'Main Street',
    town: 'Sydney',
    state: 'NSW',
    country: 'Australia',
  });
  const templates = (await (await call('GET', '/api/shift-templates')).json()) as {
    id: string;
    name: string;
  }[];
  const hire = (prefix: string, count: number) => insertPeople(muster, me.org_id, prefix, count);
  return {
    id: me.org_id,
    siteId: ((await site.json()) as { id: string }).id,
    templateId: templates.find(({ name }) => name === 'DuPont')?.id ?? '',
    people: {
      shifts: await hire('Shift', 20),
      statuses: await hire('Status', 20),
      generations: await hire('Run', generationPeople),
    },
    call,
  };
}

async function insertPeople(muster: Muster, orgId: string, prefix: string, count: number) {
  const rows = await query<{ id: string }>(
    muster.dataDir,
    `insert into employees (org_id, name, email)
     select $1::text::uuid, $2::text || ' ' || number, lower($2::text) || number || '.' || $1::text || '@example.com'
     from generate_series(1, $3::int) as number returning id`,
    [orgId, prefix, count],
  );
  return rows.map(({ id }) => id);
}

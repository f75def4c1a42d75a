// kill -9 in the middle of a generation: all of its shifts or none, the run says which, and a repeat adds nothing twice.
import { rm } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { newDataFolder } from './testing/data-folder';
import { type Running, startMuster } from './testing/muster-process';

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({}, use) => {
    const dataDir = await newDataFolder('kill');
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
});

const OWNER = { email: 'amy@example.com', password: 'gum leaves rustle' };
const PEOPLE = 60;
const FIRST_DAY = '2027-03-01';
const LAST_DAY = '2027-05-29';
/** From before the run is written down to after the commit, on a slow machine and on a quick one. */
const KILL_AFTER_MS = [0, 30, 100, 250, 600];

type Call = (method: string, path: string, body?: unknown, key?: string) => Promise<Response>;

function caller(muster: Running, cookie: string): Call {
  return (method, path, body, key) =>
    fetch(`${muster.url}${path}`, {
      method,
      headers: {
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function signIn(muster: Running): Promise<Call> {
  return caller(muster, cookieOf(await caller(muster, '')('POST', '/api/auth/login', OWNER)));
}

async function setUp(muster: Running) {
  const registered = await caller(muster, '')('POST', '/api/auth/register', {
    orgName: 'Acacia',
    ownerName: 'Amy Able',
    ownerEmail: OWNER.email,
    ownerPassword: OWNER.password,
    timezone: 'Australia/Sydney',
  });
  const call = caller(muster, cookieOf(registered));
  const site = await call('POST', '/api/locations', {
    name: 'Depot',
    street_name: 'Main Street',
    town: 'Sydney',
    state: 'NSW',
    country: 'Australia',
  });
  const rows = Array.from({ length: PEOPLE }, (_, index) => ({
    name: `Person ${index}`,
    email: `person${index}@example.com`,
    role: 'employee',
    tempPassword: 'first day words',
  }));
  await call('POST', '/api/employees/import', { dryRun: false, rows });
  const employees = (await (await call('GET', '/api/employees')).json()) as { id: string }[];
  const templates = (await (await call('GET', '/api/shift-templates')).json()) as {
    id: string;
    name: string;
  }[];
  const { id: default_location_id } = (await site.json()) as { id: string };
  return {
    templateId: templates.find(({ name }) => name === 'DuPont')?.id,
    startDate: FIRST_DAY,
    endDate: LAST_DAY,
    employeeIds: employees.map(({ id }) => id),
    parameters: { default_location_id },
  };
}

async function state(call: Call) {
  const window = `from=${FIRST_DAY}T00:00:00Z&to=${LAST_DAY}T00:00:00Z`;
  const shifts = (await (await call('GET', `/api/shifts?${window}`)).json()) as unknown[];
  const { runs } = (await (await call('GET', '/api/auto-roster/runs')).json()) as {
    runs: { id: string; status: string; error_message: string | null; undone_at: string | null }[];
  };
  return { shifts: shifts.length, run: runs.find(({ undone_at }) => !undone_at) };
}

test('0 or all, never between', async ({ dataDir }) => {
  test.setTimeout(120_000);
  let muster = await startMuster({ DATA_DIR: dataDir });
  const request = await setUp(muster);
  let call = await signIn(muster);
  const path = '/api/auto-roster/generate';
  const whole = await call('POST', path, request, 'first');
  expect(whole.status).toBe(201);
  const first = await state(call);
  await call('POST', `/api/auto-roster/runs/${first.run?.id}/undo`);

  for (const delay of KILL_AFTER_MS) {
    const key = `after ${delay}`;
    const lost = call('POST', path, request, key).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, delay));
    await muster.end('SIGKILL');
    const answer = await lost;
    muster = await startMuster({ DATA_DIR: dataDir });
    call = await signIn(muster);

    const { shifts, run } = await state(call);
    if (answer?.ok) expect(shifts).toBe(first.shifts);
    expect([0, first.shifts]).toContain(shifts);
    const expected = shifts === 0 ? [undefined, 'failed'] : ['completed'];
    expect(expected).toContain(run?.status);
    if (run?.status === 'failed')
      expect(run.error_message).toBe('Interrupted: nothing was created.');

    const repeated = await call('POST', path, request, key);
    expect(repeated.status).toBe(201);
    const after = await state(call);
    expect(after).toMatchObject({ shifts: first.shifts, run: { status: 'completed' } });
    await call('POST', `/api/auto-roster/runs/${after.run?.id}/undo`);
  }
  expect((await muster.end()).code).toBe(0);
});

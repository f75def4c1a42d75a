// Attacks the guard against overlaps as connections without our code could, in every isolation level.
// Out of reach of any guard in the database: whoever may disable a trigger or drop it, as they could have dropped a constraint.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase, sqlState } from './database';

const OVERLAP = { code: '23P01', constraint: 'shifts_no_overlap', table: 'shifts' };
const WRONG_ISOLATION = '25000';
/** A row that another writer changed, and a deadlock. */
const TRY_AGAIN = ['40001', '40P01'];
const LEVELS = ['read uncommitted', 'read committed', 'repeatable read', 'serializable'] as const;
const GUARDED = LEVELS.slice(0, 2);
const REFUSED = LEVELS.slice(2);

interface Organisation {
  org: string;
  site: string;
  people: string[];
}

let db: TestDatabase;
let acacia: Organisation;
let banksia: Organisation;
beforeAll(async () => {
  db = await createTestDatabase();
  acacia = await addOrganisation('acacia@example.com');
  banksia = await addOrganisation('banksia@example.com');
});
afterAll(() => db.drop());

async function addOrganisation(email: string): Promise<Organisation> {
  const [owner, org, site] = [randomUUID(), randomUUID(), randomUUID()];
  const people = [randomUUID(), randomUUID(), randomUUID()];
  await db.sql("insert into users (id, email, name, password_hash) values ($1, $2, 'Amy', 'x')", [
    owner,
    email,
  ]);
  await db.sql("insert into organizations (id, name, owner_user_id) values ($1, 'Org', $2)", [
    org,
    owner,
  ]);
  await db.sql("insert into locations (id, org_id, name) values ($1, $2, 'Depot')", [site, org]);
  await db.sql(
    'insert into employees (id, org_id, name, email) select id, $1, id::text, id::text from unnest($2::uuid[]) id',
    [org, people],
  );
  return { org, site, people };
}

/** As the administrator of the cluster, whom row-level security doesn't hold. */
async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(inject('postgres').administratorUrl);
  url.pathname = new URL(db.url).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Times {
  id?: string;
  person?: number;
  from: number;
  to: number;
  allowed?: boolean;
}

/** From and to are hours of 2027. */
function row({ org, site, people }: Organisation, { id, person = 0, from, to, allowed }: Times) {
  const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour)).toISOString();
  const values = [id ?? randomUUID(), org, people[person], site, '2027-01-01', at(from), at(to)];
  return [...values, String(allowed ?? false)];
}

const COLUMNS = 'id, org_id, employee_id, location_id, local_date, start_at, end_at, allow_overlap';

function insert(organisation: Organisation, ...shifts: Times[]): string {
  const quoted = (shift: Times) => row(organisation, shift).map((value) => `'${value}'`);
  const rows = shifts.map((shift) => `(${quoted(shift).join(', ')})`);
  return `insert into shifts (${COLUMNS}) values ${rows.join(', ')}`;
}

const insertInBoth = (shift: Times) =>
  `${insert(acacia, shift)}, ${insert(banksia, shift).split(' values ')[1]}`;

const later = (id: string, hours: number) =>
  `update shifts set start_at = start_at + interval '${hours} hours',
     end_at = end_at + interval '${hours} hours' where id = '${id}'`;

async function countOverlaps(): Promise<number> {
  const [found] = await db.sql(`
    select count(*)::int as pairs from shifts a join shifts b on a.org_id = b.org_id
      and a.employee_id = b.employee_id and a.id < b.id and not a.allow_overlap and not b.allow_overlap
      and a.start_at < b.end_at and b.start_at < a.end_at`);
  return Number(found?.pairs);
}

const MOVED = randomUUID();

/** Someone works from hour 10 to 18 and from 30 to 38, which is the shift MOVED. */
async function begin(): Promise<void> {
  await db.sql('delete from shifts');
  await db.sql(insert(acacia, { from: 10, to: 18 }, { id: MOVED, from: 30, to: 38 }));
}

const ATTACKS: [string, (on: Organisation) => string][] = [
  ['an insert', (on) => insert(on, { from: 17, to: 19 })],
  ['two shifts in one insert', (on) => insert(on, { from: 20, to: 24 }, { from: 23, to: 25 })],
  ['the same times', (on) => insert(on, { from: 10, to: 18 })],
  ['a shift within another', (on) => insert(on, { from: 12, to: 13 })],
  ['a shift around another', (on) => insert(on, { from: 1, to: 28 })],
  ['a shift around two others', (on) => insert(on, { from: 1, to: 99 })],
  ['an update of the times', () => later(MOVED, -15)],
  [
    'an update of the person',
    (on) =>
      `${insert(on, { id: randomUUID(), person: 1, from: 12, to: 13 })};
       update shifts set employee_id = '${on.people[0]}' where employee_id = '${on.people[1]}'`,
  ],
  [
    'the end of a deliberate overlap',
    (on) =>
      `${insert(on, { from: 11, to: 12, allowed: true })}; update shifts set allow_overlap = false`,
  ],
  [
    'an upsert',
    (on) =>
      `${insert(on, { id: MOVED, from: 9, to: 11 })}
       on conflict (org_id, id) do update set start_at = excluded.start_at`,
  ],
  [
    'a merge',
    () =>
      `merge into shifts s using (values (1)) as one on s.id = '${MOVED}'
       when matched then update set start_at = s.start_at - interval '15 hours'`,
  ],
  [
    'two inserts in one statement',
    (on) =>
      `with first as (${insert(on, { from: 40, to: 50 })} returning id)
       ${insert(on, { from: 45, to: 46 })}`,
  ],
  [
    'an insert and an update in one statement',
    (on) => `with first as (${insert(on, { from: 40, to: 50 })} returning id) ${later(MOVED, 12)}`,
  ],
  [
    'checks that wait for the commit',
    (on) => `set constraints all deferred; ${insert(on, { from: 17, to: 19 })}`,
  ],
  [
    'an insert after one that is taken back',
    (on) =>
      `savepoint s; ${insert(on, { from: 50, to: 52 })}; rollback to s; savepoint t;
       ${insert(on, { from: 17, to: 19 })}; release t`,
  ],
  [
    'an insert in a handler of errors',
    (on) =>
      `do $do$ begin raise 'x'; exception when others then ${insert(on, { from: 17, to: 19 })}; end $do$`,
  ],
  [
    'a table of the same name in front of ours',
    (on) =>
      `create temp table shifts (like public.shifts) on commit drop;
       ${insert(on, { from: 17, to: 19 }).replace('shifts', 'public.shifts')}`,
  ],
  [
    'an operator that finds nothing greater',
    (on) =>
      `create schema odd;
       create function odd.never(timestamptz, timestamptz) returns boolean language sql as 'select false';
       create operator odd.> (function = odd.never, leftarg = timestamptz, rightarg = timestamptz);
       set local search_path = odd, pg_catalog, public; ${insert(on, { from: 17, to: 19 })}`,
  ],
  [
    'what a replica writes',
    (on) => `set local session_replication_role = replica; ${insert(on, { from: 17, to: 19 })}`,
  ],
  ['shifts of two organisations in one statement', () => insertInBoth({ from: 17, to: 19 })],
];

describe.each([
  ...GUARDED.map((level) => ({ level, answer: OVERLAP })),
  ...REFUSED.map((level) => ({ level, answer: { code: WRONG_ISOLATION } })),
])('in $level, nobody overlaps', ({ level, answer }) => {
  test.each(ATTACKS)('with %s', async (_, statement) => {
    await begin();
    const attack = withClient((client) =>
      client.query(`begin isolation level ${level}; ${statement(acacia)}; commit`),
    );
    await expect(attack).rejects.toMatchObject(answer);
    expect(await countOverlaps()).toBe(0);
  });
});

test('a COPY cannot overlap', async () => {
  await begin();
  const lines = [
    { from: 1, to: 2 },
    { from: 17, to: 19 },
  ].map((shift) => `${row(acacia, shift).join('\t')}\n`);
  const copy = withClient((client) =>
    pipeline(Readable.from(lines), client.query(copyFrom(`copy shifts (${COLUMNS}) from stdin`))),
  );
  await expect(copy).rejects.toMatchObject(OVERLAP);
});

test('a statement that turns to another organisation half way is refused', async () => {
  await begin();
  const attack = withClient((client) =>
    client.query(`
      begin; set local role muster_app; select set_config('muster.org_id', '${acacia.org}', true);
      with first as (${insert(acacia, { from: 17, to: 19 })} returning id)
        select set_config('muster.org_id', '${banksia.org}', true) from first;
      commit`),
  );
  await expect(attack).rejects.toMatchObject({ code: '42501' });
  expect(await countOverlaps()).toBe(0);
});

test('a writer waits for a prepared transaction, and then cannot overlap with it', async () => {
  await begin();
  const prepared = withClient((client) =>
    client.query(`begin; ${insert(acacia, { from: 50, to: 58 })}; prepare transaction 'held'`),
  );
  const [setting] = await db.sql('show max_prepared_transactions');
  if (setting?.max_prepared_transactions === '0') {
    // Without them, as most servers are set up, there is nothing to wait for.
    await expect(prepared).rejects.toMatchObject({ code: '55000' });
    return;
  }
  await prepared;
  const [attack] = await Promise.allSettled([
    withClient((client) => client.query(insert(acacia, { from: 57, to: 59 }))),
    untilSomeoneWaits().finally(() => db.sql("commit prepared 'held'")),
  ]);
  expect(attack).toMatchObject({ status: 'rejected', reason: OVERLAP });
});

async function untilSomeoneWaits(): Promise<void> {
  await expect
    .poll(() => db.sql("select from pg_locks where locktype = 'advisory' and not granted"))
    .toHaveLength(1);
}

test.each([1, 2])(
  '50 writers at once leave no overlap, each with %i in a transaction',
  async (statements) => {
    await begin();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, writer) =>
        withClient(async (client) => {
          const own: { level: string; outcome: string }[] = [];
          for (let turn = 0; turn < 8; turn += 1) {
            const level = LEVELS[(writer + turn) % LEVELS.length] ?? '';
            own.push({ level, outcome: await write(client, level, statements) });
          }
          return own;
        }),
      ),
    );
    expect(await countOverlaps()).toBe(0);
    const saved = outcomes.flat().filter(({ outcome }) => outcome === 'saved');
    expect(new Set(saved.map(({ level }) => level))).toEqual(new Set(GUARDED));
    const seen = new Set(outcomes.flat().map(({ outcome }) => outcome));
    for (const state of ['saved', ...TRY_AGAIN]) seen.delete(state);
    expect(seen).toEqual(new Set([OVERLAP.code, WRONG_ISOLATION]));
  },
);

/** Inserts or moves shifts anywhere in a week, and dawdles before it commits. */
async function write(client: pg.Client, level: string, statements: number): Promise<string> {
  const any = (below: number) => Math.floor(Math.random() * below);
  try {
    await client.query(`begin isolation level ${level}`);
    for (let number = 0; number < statements; number += 1) {
      const from = any(168);
      const moved = `(select id from shifts where org_id = '${acacia.org}' order by random() limit 1)`;
      await client.query(
        any(4) === 0
          ? `update shifts set start_at = start_at + interval '1 hour', end_at = end_at + interval '4 hours',
               employee_id = '${acacia.people[any(3)]}' where id = ${moved}`
          : any(4) === 0
            ? insertInBoth({ from, to: from + 1 + any(8) })
            : insert(acacia, { person: any(3), from, to: from + 1 + any(8) }),
      );
    }
    await client.query(`select pg_sleep(${Math.random() / 100})`);
    await client.query('commit');
    return 'saved';
  } catch (error) {
    await client.query('rollback');
    return sqlState(error);
  }
}

const anyShift = fc.record({
  person: fc.nat(1),
  from: fc.nat(24),
  hours: fc.integer({ min: 1, max: 6 }),
  allowed: fc.constantFrom(false, false, false, true),
});
const anyStatement = fc.array(anyShift, { minLength: 1, maxLength: 4 });

test('a statement is refused when, and only when, two of its shifts would overlap with any', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStatement, { minLength: 1, maxLength: 8 }), (statements) =>
      withinRolledBack(async (client) => {
        let kept: Times[] = [];
        for (const shifts of statements) {
          const written = shifts.map(({ hours, ...shift }) => ({
            ...shift,
            to: shift.from + hours,
          }));
          const wanted = [...kept, ...written];
          const saved = await attempt(client, insert(acacia, ...written));
          expect(saved).toBe(!hasOverlap(wanted));
          if (saved) kept = wanted;
        }
      }),
    ),
    { numRuns: 60 },
  );
});

const hasOverlap = (shifts: Times[]) =>
  shifts.some((one, index) =>
    shifts
      .slice(index + 1)
      .some(
        (other) =>
          !one.allowed &&
          !other.allowed &&
          one.person === other.person &&
          one.from < other.to &&
          other.from < one.to,
      ),
  );

async function attempt(client: pg.Client, statement: string): Promise<boolean> {
  await client.query('savepoint before');
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    expect(error).toMatchObject(OVERLAP);
    await client.query('rollback to before');
    return false;
  }
}

function withinRolledBack(work: (client: pg.Client) => Promise<void>): Promise<void> {
  return withClient(async (client) => {
    await client.query('begin; delete from shifts');
    await work(client);
    await client.query('rollback');
  });
}

test('Muster can write where another isolation level is the default', async () => {
  await begin();
  const name = new URL(db.url).pathname.slice(1);
  await db.sql(`alter database ${name} set default_transaction_isolation = 'serializable'`);
  const database = openDatabase(db.url, () => undefined);
  try {
    await database.transact({ orgId: acacia.org }, (scope) =>
      sql.raw(insert(acacia, { from: 50, to: 58 })).execute(scope),
    );
  } finally {
    await database.close();
    await db.sql(`alter database ${name} reset default_transaction_isolation`);
  }
});

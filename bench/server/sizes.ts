// What the same view, change, publication and generation cost in organisations of different sizes, and beside more and
// more neighbours. By turns, each beside the smallest.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays } from '../../src/engine/time/dates';
import type { CalendarDate } from '../../src/engine/time/kinds';
import { insertStarterRules } from '../../src/server/features/rules/rules.queries';
import { SYSTEM_TEMPLATES } from '../../src/server/features/shift-templates/system-templates';
import { type Ground, prepare } from '../../src/server/startup';
import { openSession } from './app';
import { mediansByTurns, print, say } from './measure';
import { type Muster, startMuster } from './muster-process';
import { addOrganisation, type Organisation } from './organisation';
import { addShifts, WINDOW } from './shifts-of-a-month';

const SIZES = [100, 1_000, 10_000];
const NEIGHBOURS = [1, 100, 1_000];
const PEOPLE_OF_NEIGHBOUR = 25;
const GROUP = 50;
/** As many groups as a browser asks for at once. */
const GROUPS_IN_VIEW = 2;
const DAYS_AT_ONCE = 6;
const TURNS = 7;

interface Measured extends Organisation {
  name: string;
  cookie: string;
  groupIds: string[];
  turn: number;
  published: number;
}

type Works = Record<string, (organisation: Measured) => Promise<unknown>>;

/** Days of the list: from the day before to 30 days after. */
const AROUND = {
  from: '2027-03-01T13:00:00Z',
  to: '2027-04-02T13:00:00Z',
  at: '2027-03-03T00:00:00Z',
};
const VIEW = "a view: two groups' cells of 36 days";
const EDIT = 'an edit: a day off';
const BESIDE_NEIGHBOURS = [VIEW, EDIT];

export async function measureSizes(): Promise<void> {
  const muster = await startMuster('error');
  const ground = await prepare('command');
  try {
    const sizes: Measured[] = [];
    for (const people of SIZES) sizes.push(await addMeasured(ground, people));
    await ground.database.pool.query('analyze');
    for (const [name, work] of Object.entries(worksOn(muster))) {
      say(`${name}, medians of ${TURNS}`);
      await compare(sizes, work);
    }
    for (const each of sizes) {
      await ask(muster, each, '/api/roster', { ...WINDOW });
      const after = megabytes(muster);
      say(`memory after everyone's cells of ${each.name}: ${after} MB`);
    }
    await besideNeighbours(ground, muster, sizes[1] as Measured);
  } finally {
    await ground.close();
    await muster.stop();
  }
}

async function compare(sizes: Measured[], work: (organisation: Measured) => Promise<unknown>) {
  for (const each of sizes) await work(each);
  const medians = await mediansByTurns(
    TURNS,
    sizes.map((each) => () => work(each)),
  );
  for (const [at, milliseconds] of medians.entries())
    print(`  in an organisation of ${sizes[at]?.name}`, milliseconds, medians[0]);
}

/** What is asked for is the same in each: two groups of 50. */
function worksOn(muster: Muster): Works {
  const template = SYSTEM_TEMPLATES.find(({ name }) => name === '4-on-4-off fixed');
  const inView = ({ groupIds }: Measured) => groupIds.slice(0, GROUPS_IN_VIEW);
  return {
    [VIEW]: (of) => ask(muster, of, '/api/roster', { ...WINDOW, groups: inView(of).join() }),
    'what belongs to these cells: findings, hours, answers and wishes': async (of) => {
      const groups = inView(of).join();
      await ask(muster, of, '/api/roster/findings', { ...WINDOW, groups });
      await ask(muster, of, '/api/hours', { date: WINDOW.from, groups });
      await ask(muster, of, '/api/roster-answers', { ...WINDOW, groups });
      await ask(muster, of, '/api/roster-availability', { ...WINDOW, groups });
    },
    "everyone's cells, for comparison": (of) => ask(muster, of, '/api/roster', { ...WINDOW }),
    'the list of everyone: who is on, next and done': (of) =>
      ask(muster, of, '/api/roster/list', AROUND),
    'the map of everyone: who is at each site': (of) =>
      ask(muster, of, '/api/roster/sites', {
        ...AROUND,
        to: '2027-03-04T13:00:00Z',
        today: '2027-03-03',
      }),
    [EDIT]: (of) => {
      of.turn += 1;
      const [employeeId] = of.peopleIds.slice(of.turn);
      const cells = [{ employeeId, dates: ['2027-06-01'] }];
      return send(muster, of, '/api/roster/cells', { action: 'off', cells });
    },
    "a publication: two days' drafts of two groups": async (of) => {
      // Other days each time: what is published already costs nothing.
      const from = addDays(WINDOW.from, 2 * of.published);
      of.published += 1;
      const scope = { from, to: addDays(from, 1), groupIds: inView(of) };
      const { preview } = await send(muster, of, '/api/roster/publish', { ...scope, dryRun: true });
      const { fingerprint, shifts } = preview;
      if (shifts === 0) throw new Error('Nothing to publish');
      return send(muster, of, '/api/roster/publish', { ...scope, fingerprint });
    },
    'a generation: 50 people for four weeks': (of) => {
      of.turn += 1;
      const startDate = addDays('2028-01-03' as CalendarDate, of.turn * 28);
      return send(muster, of, '/api/auto-roster/generate', {
        templateId: template?.id,
        startDate,
        endDate: addDays(startDate, 27),
        employeeIds: of.peopleIds.slice(0, GROUP),
        parameters: { default_location_id: of.siteId },
      });
    },
  };
}

/** By turns with such an organisation that has none, in a Muster with a database of its own. */
async function besideNeighbours(ground: Ground, muster: Muster, measured: Measured) {
  const environment = { ...process.env, DATA_DIR: `${process.env.DATA_DIR}-alone` };
  const ownMuster = await startMuster('error', undefined, environment);
  const ownGround = await prepare('command', environment);
  try {
    const alone = await addMeasured(ownGround, measured.peopleIds.length);
    await ownGround.database.pool.query('vacuum analyze');
    let neighbours = 0;
    for (const count of NEIGHBOURS) {
      for (; neighbours < count; neighbours += 1) {
        const neighbour = await addOrganisation(ground.database, PEOPLE_OF_NEIGHBOUR);
        await addShifts(neighbour);
      }
      // Otherwise the database would do it by itself meanwhile, and be measured with it.
      await ground.database.pool.query('vacuum analyze');
      await compareWithAlone(count, worksOn(ownMuster), alone, worksOn(muster), measured);
      say(`memory beside ${count} neighbours: ${megabytes(muster)} MB`);
    }
  } finally {
    await ownGround.close();
    await ownMuster.stop();
  }
}

async function compareWithAlone(
  count: number,
  ownWorks: Works,
  alone: Measured,
  works: Works,
  measured: Measured,
) {
  for (const name of BESIDE_NEIGHBOURS) {
    const [of = 0, beside = 0] = await mediansByTurns(3 * TURNS, [
      () => ownWorks[name]?.(alone),
      () => works[name]?.(measured),
    ]);
    print(`${name}, ${measured.name} alone`, of);
    print(`${name}, beside ${count} neighbours`, beside, of);
  }
}

async function addMeasured(ground: Ground, people: number): Promise<Measured> {
  const organisation = await addOrganisation(ground.database, people);
  const { orgId, userId, peopleIds } = organisation;
  const groupIds = Array.from({ length: people / GROUP }, () => randomUUID());
  await organisation.within(async ({ db }) => {
    await db
      .insertInto('shift_groups')
      .values(groupIds.map((id, position) => ({ id, org_id: orgId, name: id, position })))
      .execute();
    for (const [at, shift_group_id] of groupIds.entries()) {
      const members = peopleIds.slice(at * GROUP, (at + 1) * GROUP);
      await db
        .updateTable('employees')
        .set({ shift_group_id })
        .where('id', 'in', members)
        .execute();
    }
  });
  await organisation.within(insertStarterRules);
  await addContracts(organisation);
  for (let from = WINDOW.from; from <= WINDOW.to; from = addDays(from, DAYS_AT_ONCE)) {
    await addShifts(organisation, { from, to: addDays(from, DAYS_AT_ONCE - 1) });
    // The guard against overlaps is planned by what the database knows of the shifts before.
    await ground.database.pool.query('analyze shifts');
  }
  const cookie = await openSession(ground, userId, orgId);
  const name = `${people.toLocaleString('en-AU')} people`;
  return { ...organisation, name, cookie, groupIds, turn: 0, published: 0 };
}

/** 38 hours a week. */
async function addContracts({ within, orgId }: Organisation) {
  await within(({ db }) =>
    sql`insert into contracts (org_id, employee_id, valid_from, type, ordinary_minutes, ordinary_days)
      select org_id, id, '2027-01-01', 'full-time', 2280, 7 from employees where org_id = ${orgId}`.execute(
      db,
    ),
  );
}

async function ask(muster: Muster, { cookie }: Measured, path: string, query: object) {
  const url = `${muster.address}${path}?${new URLSearchParams({ ...query })}`;
  return read(await fetch(url, { headers: { cookie } }));
}

async function send(muster: Muster, { cookie }: Measured, path: string, body: object) {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return read(await fetch(muster.address + path, request));
}

async function read(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function megabytes(muster: Muster): number {
  return Math.round(muster.residentKilobytes() / 1024);
}

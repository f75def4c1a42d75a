// Publishing 67,500 shifts of 1,000 people with a generation: what telling them adds, and the messages that come of it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GenerationRequest } from '../../src/contract/api/auto-roster';
import { contentOf } from '../../src/contract/template-content';
import type { Instant } from '../../src/engine/time/kinds';
import { generateRoster, startRun } from '../../src/server/features/auto-roster/generate-roster';
import { noteChanges } from '../../src/server/features/notices/note-changes';
import { sendNotices } from '../../src/server/features/notices/send-notices';
import { SYSTEM_TEMPLATES } from '../../src/server/features/shift-templates/system-templates';
import { prepare } from '../../src/server/startup';
import { percentile, print, printTimes, say } from './measure';
import { addOrganisation } from './organisation';

const ROUNDS = 3;
const ground = await prepare('server');
const { database } = ground;
const { within, orgId, userId, siteId, peopleIds } = await addOrganisation(database);
await within(async ({ db }) => {
  await sql`insert into users (id, email, name, password_hash)
    select id, id || '@example.com', name, '-' from employees where org_id = ${orgId}`.execute(db);
  await sql`insert into memberships (org_id, user_id, role)
    select org_id, id, 'employee' from employees where org_id = ${orgId}`.execute(db);
  await sql`update employees set user_id = id where org_id = ${orgId}`.execute(db);
});
const template = SYSTEM_TEMPLATES.find(({ name }) => name === 'Continental 2-2-3 (8 h)');
if (!template) throw new Error('no such template');
const teams = contentOf(template).patterns.length;
const request: GenerationRequest = {
  templateId: template.id,
  startDate: '2027-03-01' as GenerationRequest['startDate'],
  endDate: '2027-05-29' as GenerationRequest['endDate'],
  employeeIds: peopleIds,
  groupIds: [],
  parameters: { default_location_id: siteId, replace_conflicts: false },
  replaceConflicts: false,
  published: true,
  minRestHours: 8,
  maxConsecutiveNights: 7,
  resolutions: [],
  sendNotifications: true,
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const [whole, telling]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round += 1) {
  await within(async ({ db }) => {
    await sql`delete from shifts`.execute(db);
    await sql`delete from untold_changes`.execute(db);
  });
  await database.pool.query('vacuum analyze shifts');
  const generation = {
    runId: randomUUID(),
    actor: { id: userId, name: 'Owner' },
    request,
    orgZone: 'Australia/Sydney',
  };
  await within((scope) => startRun(scope, generation));
  whole.push(await timed(() => within((scope) => generateRoster(scope, generation))));
  const { rows } = await within(({ db }) =>
    sql<{
      revision: number;
    }>`select revision from roster_revisions where org_id = ${orgId}`.execute(db),
  );
  const change = {
    actor: generation.actor,
    revision: rows[0]?.revision ?? 0,
    before: { shifts: [] },
    after: { shifts: [], run: generation.runId },
    touched: { byShifts: [], byStatuses: [] },
  };
  await within(({ db }) => sql`delete from untold_changes`.execute(db));
  telling.push(await timed(() => within((scope) => noteChanges({ ...scope, ...change }))));
}
const [total, hook] = [percentile(whole, 50), percentile(telling, 50)];
say(`${peopleIds.length} people in ${teams} teams, 90 days, published`);
print('generating and publishing without telling (floor)', total - hook);
print('the same with telling', total, total - hook);

const messages: string[] = [];
const later = Date.parse('2027-02-01T02:00:00Z') as Instant;
const taken = await timed(() =>
  sendNotices({
    database,
    mailer: { send: async ({ to }) => void messages.push(to), close: () => undefined },
    publicUrl: new URL('https://bench.example'),
    clock: () => later,
    onFailure: (error) => {
      throw error;
    },
  }),
);
printTimes(`${messages.length} messages to ${new Set(messages).size} people, made and sent`, taken);
await ground.close();

// Publishing 67,500 shifts of 1,000 people, by a generation and by hand: what telling them adds, and the messages.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GenerationRequest } from '../../src/contract/api/auto-roster';
import type { Instant } from '../../src/engine/time/kinds';
import { generateRoster, startRun } from '../../src/server/features/auto-roster/generate-roster';
import { noteChanges } from '../../src/server/features/notices/note-changes';
import { sendNotices } from '../../src/server/features/notices/send-notices';
import { publishRoster } from '../../src/server/features/roster/publish/publish-roster';
import { findRevision } from '../../src/server/features/roster/revision';
import { SYSTEM_TEMPLATES } from '../../src/server/features/shift-templates/system-templates';
import { createPush } from '../../src/server/integrations/push/create-push';
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
const owner = { id: userId, name: 'Owner' };
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

type Change = Omit<Parameters<typeof noteChanges>[0], 'db' | 'orgId'>;

/** Notes the last change a second time, by itself. */
async function noteAgain(after: Change['after']): Promise<number> {
  await within(({ db }) => sql`delete from untold_changes`.execute(db));
  const revision = await within(findRevision);
  const change: Change = {
    actor: owner,
    revision,
    before: { shifts: [] },
    after,
    touched: { byShifts: [], byStatuses: [] },
  };
  return timed(() => within((scope) => noteChanges({ ...scope, ...change })));
}

const rounds = {
  generated: [] as number[],
  noted: [] as number[],
  published: [] as number[],
  notedIds: [] as number[],
};
for (let round = 0; round < ROUNDS; round += 1) {
  await within(async ({ db }) => {
    await sql`delete from shifts`.execute(db);
    await sql`delete from untold_changes`.execute(db);
  });
  await database.pool.query('vacuum analyze shifts');
  const generation = {
    runId: randomUUID(),
    actor: owner,
    request,
    orgZone: 'Australia/Sydney',
  };
  await within((scope) => startRun(scope, generation));
  rounds.generated.push(await timed(() => within((scope) => generateRoster(scope, generation))));
  rounds.noted.push(await noteAgain({ shifts: [], run: generation.runId }));
  await within(({ db }) => sql`update shifts set published = false`.execute(db));
  await database.pool.query('vacuum analyze shifts');
  const { startDate: from, endDate: to } = request;
  const body = { from, to, dryRun: false };
  rounds.published.push(await timed(() => within((scope) => publishRoster(scope, owner, body))));
  const { rows } = await within(({ db }) => sql<{ id: string }>`select id from shifts`.execute(db));
  rounds.notedIds.push(await noteAgain({ shifts: rows.map(({ id }) => id) }));
}
say(`${peopleIds.length} people, 90 days`);
for (const [name, times, notes] of [
  ['generating and publishing', rounds.generated, rounds.noted],
  ['publishing drafts', rounds.published, rounds.notedIds],
] as const) {
  const [total, hook] = [percentile(times, 50), percentile(notes, 50)];
  print(`${name}, without telling (floor)`, total - hook);
  print(`${name}, with telling`, total, total - hook);
}

const messages: string[] = [];
const later = Date.parse('2027-02-01T02:00:00Z') as Instant;
const taken = await timed(() =>
  sendNotices({
    database,
    mailer: { send: async ({ to }) => void messages.push(to), close: () => undefined },
    push: createPush(ground.config, database),
    publicUrl: new URL('https://bench.example'),
    clock: () => later,
    onFailure: (error) => {
      throw error;
    },
  }),
);
printTimes(`${messages.length} messages to ${new Set(messages).size} people, made and sent`, taken);
await ground.close();

// Random deeds of four employees and two managers, one after the other or at once. Whatever they do: every shift keeps
// one owner, nobody works two shifts at a time, hours neither appear nor vanish, each request ends once, and nobody is
// told twice of a step.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInbox } from '#contract/api/inbox';
import * as api from '#contract/api/requests';
import { deleteShift, updateShift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { addMember, type Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

const time = { now: '2027-03-01T02:00:00Z' };
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
afterAll(() => testApp.close());

const command = fc.record({
  deed: fc.constantFrom(
    'give',
    'give to all',
    'swap',
    'accept',
    'accept',
    'decline',
    'withdraw',
    'approve',
    'approve',
    'refuse',
    'move',
    'delete',
  ),
  who: fc.nat(3),
  other: fc.nat(3),
  pick: fc.nat(20),
});
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

interface World {
  roster: Roster;
  people: Person[];
  managers: Person[];
  deleted: number;
}

async function createWorld(swaps: 'automatic' | 'manager'): Promise<World> {
  const roster = await createRoster(testApp);
  const cara = await addMember(testApp, roster.orgId, 'employee');
  const dan = await addMember(testApp, roster.orgId, 'employee');
  const second = await addMember(testApp, roster.orgId, 'manager');
  const people = [roster.amy, roster.ben, cara, dan];
  for (const [at, { user }] of people.entries()) {
    // All but the first work on the 15th, so that some swaps are impossible.
    for (const day of at === 0 ? [10, 20] : [10 + at, 15, 20 + at]) {
      const body = { employeeId: user.employee_id ?? '', published: true };
      await roster.add({ ...body, date: `2027-03-${day}` as CalendarDate });
    }
  }
  await roster.owner.browser.call(api.setRequestPolicies, {
    body: { swaps, among: 'organisation', notice_hours: 0, claims: 'first-come' },
  });
  return { roster, people, managers: [roster.manager, second], deleted: 0 };
}

const at = <T>(list: readonly T[], place: number): T | undefined => list[place % list.length];

async function carryOut(world: World, { deed, who, other, pick }: Command) {
  const { browser, user } = world.people[who] as Person;
  const shifts = await world.roster.all();
  const own = at(
    shifts.filter(({ employee_id }) => employee_id === user.employee_id),
    pick,
  );
  const theirs = at(
    shifts.filter(({ employee_id }) => employee_id === world.people[other]?.user.employee_id),
    pick,
  );
  const request = at(await browser.call(api.listRequests), pick);
  const manager = at(world.managers, other)?.browser;
  const params = { id: request?.id ?? crypto.randomUUID() };
  const to = [world.people[other]?.user.employee_id ?? ''];
  switch (deed) {
    case 'give':
    case 'give to all':
      return browser.request(api.createRequest, {
        body: { kind: 'give', shiftId: own?.id ?? '', ...(deed === 'give' && { to }) },
      });
    case 'swap':
      return browser.request(api.createRequest, {
        body: { kind: 'swap', shiftId: own?.id ?? '', for: [theirs?.id ?? ''] },
      });
    case 'accept':
    case 'decline':
      return browser.request(api.answerRequest, { params, body: { answer: deed } });
    case 'withdraw':
      return browser.request(api.withdrawRequest, { params });
    case 'approve':
    case 'refuse': {
      const { cards = [] } = (await manager?.call(getInbox)) ?? {};
      const requests = cards.flatMap((each) => (each.type === 'request' ? [each] : []));
      const card = at(requests, pick);
      return manager?.request(api.decideRequest, {
        params: { id: card?.request.id ?? params.id },
        body: { decision: deed, fingerprint: card?.effect.fingerprint ?? '', note: 'Because' },
      });
    }
    case 'move':
      return manager?.request(updateShift, {
        params: { id: own?.id ?? params.id },
        body: { startTime: pick % 2 ? '09:10' : '11:00' },
      });
    default: {
      const gone = await manager?.request(deleteShift, { params: { id: own?.id ?? params.id } });
      if (gone?.statusCode === 200) world.deleted += 1;
      return gone;
    }
  }
}

const FINE = new Set([200, 201, 400, 403, 404, 409, 429]);
const SHIFTS = 11;

async function expectSound({ roster, deleted }: World): Promise<void> {
  const shifts = await testApp.sql('select id from shifts where org_id = $1', [roster.orgId]);
  expect(shifts.length + deleted).toBe(SHIFTS);
  const overlaps = await testApp.sql(
    `select a.id from shifts a join shifts b on a.org_id = b.org_id and a.employee_id = b.employee_id
      and a.id < b.id and a.start_at < b.end_at and b.start_at < a.end_at where a.org_id = $1`,
    [roster.orgId],
  );
  expect(overlaps).toEqual([]);
  const odd = await testApp.sql(
    `select r.id, r.state, r.version, count(e.*)::int as events,
        count(e.*) filter (where e.became not in ('asked', 'waiting'))::int as endings,
        (array_agg(e.became order by e.version desc))[1] as last
      from requests r left join request_events e on e.org_id = r.org_id and e.request_id = r.id
      where r.org_id = $1 group by r.id
      having count(e.*) <> r.version or (array_agg(e.became order by e.version desc))[1] <> r.state
        or count(e.*) filter (where e.became not in ('asked', 'waiting'))
          <> (r.ended_at is not null)::int`,
    [roster.orgId],
  );
  expect(odd).toEqual([]);
  const twice = await testApp.sql(
    `select user_id, once from notices where org_id = $1 and subject is not null
      group by user_id, once having count(*) > 1 or once is null`,
    [roster.orgId],
  );
  expect(twice).toEqual([]);
  const stale = await testApp.sql(
    `select x.shift_id from request_shifts x join requests r on r.org_id = x.org_id and r.id = x.request_id
      left join shifts s on s.org_id = x.org_id and s.id = x.shift_id and s.published
      where x.org_id = $1 and r.ended_at is null and x.chosen
        and (s.id is null or s.employee_id::text <> x.snapshot ->> 'employeeId')`,
    [roster.orgId],
  );
  expect(stale).toEqual([]);
}

test.each(['automatic', 'manager'] as const)(
  'whatever four people and two managers do, with swaps decided by: %s',
  async (swaps) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), {
          minLength: 15,
          maxLength: 25,
        }),
        async (rounds) => {
          const world = await createWorld(swaps);
          for (const commands of rounds) {
            const answers = await Promise.all(commands.map((each) => carryOut(world, each)));
            for (const answer of answers) {
              const seen = `${answer?.statusCode} ${answer?.body}`;
              expect(!answer || FINE.has(answer.statusCode), seen).toBe(true);
            }
            await expectSound(world);
          }
        },
      ),
      { numRuns: Number(process.env.MODEL_RUNS ?? 4) },
    );
  },
  300_000,
);

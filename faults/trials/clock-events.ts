// F30: the server dies between a clock event and its answer. A phone sends the event again, and it counts once.
import { query } from '../database';
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import { type Trial, until } from '../trial';

const POINTS = ['before-tx', 'before-commit', 'after-commit-before-reply'] as const;

export const clockEvents: Trial = {
  id: 'F30',
  title: 'kill -9 between a clock event and its answer, sent again by the phone',
  async run(ground) {
    const muster = await newMuster(ground, { dataDir: await ground.newFolder('clock-events') });
    await muster.start();
    const organisation = await newOrganisation(muster);
    const { id: orgId, siteId, people, call } = organisation;
    const [employeeId = ''] = people.shifts;
    await query(
      muster.dataDir,
      'update employees set user_id = (select owner_user_id from organizations where id = $1) where id = $2',
      [orgId, employeeId],
    );

    const send = async (event: Sent): Promise<string | undefined> => {
      const body = {
        sentAt: new Date().toISOString(),
        source: 'phone',
        employeeId,
        events: [event],
      };
      try {
        // Without a key: only the event's own id says that it is the same.
        const answer = await call('POST', '/api/clock/events', body);
        if (answer.status !== 200) return undefined;
        const { receipts } = (await answer.json()) as { receipts: { result: string }[] };
        return receipts[0]?.result;
      } catch {
        return undefined;
      }
    };

    const rounds = ground.rounds ?? (ground.short ? 3 : 6);
    const sent: Sent[] = [];
    let lost = 0;
    for (let round = 0; round < rounds; round += 1) {
      await muster.end('SIGKILL');
      // In and out by turns: it dies at either.
      const faultAt = `${POINTS[round % POINTS.length]}:${5 + (round % 2)}`;
      await muster.start({ faultAt, mayDieFirst: true });
      while (muster.isRunning()) {
        const event = newEvent(sent.length, siteId);
        sent.push(event);
        if ((await send(event)) === undefined) lost += 1;
        if (sent.length > 1_000) throw new Error('it passes the point, and lives');
      }
      await muster.died();
      await muster.start();
      // The last one may or may not be stored; sent again five times at once, it is.
      const last = sent.at(-1);
      if (!last) throw new Error('nothing was sent');
      const results = await Promise.all(Array.from({ length: 5 }, () => send(last)));
      const taken = results.filter((result) => result === 'taken' || result === 'flagged').length;
      const known = results.filter((result) => result === 'known').length;
      if (taken > 1 || taken + known !== 5) ground.wrong(`sent again: ${results.join(', ')}`);
    }
    for (const event of sent) {
      await until('an event is known', 10_000, async () => (await send(event)) === 'known');
    }
    const rows = await query<{ id: string }>(
      muster.dataDir,
      'select id from clock_events where org_id = $1',
      [orgId],
    );
    ground.tally.acknowledged += sent.length;
    const missing = sent.filter(({ id }) => !rows.some((row) => row.id === id)).length;
    ground.tally.lost += missing;
    ground.tally.doubled += rows.length - (sent.length - missing);
    if (rows.length !== sent.length || missing > 0) {
      ground.wrong(`${sent.length} events sent, ${rows.length} stored, ${missing} missing`);
    }
    const sheets = await query(muster.dataDir, 'select id from timesheets where org_id = $1', [
      orgId,
    ]);
    const expected = Math.ceil(sent.length / 2);
    if (sheets.length !== expected) {
      ground.wrong(`${sheets.length} timesheets instead of ${expected}`);
    }
    return `${sent.length} events, ${lost} answers lost in ${rounds} kills, each stored once`;
  },
};

interface Sent {
  id: string;
  kind: 'in' | 'out';
  capturedAt: string;
  locationId: string;
}

/** In and out by turns, ten minutes apart, within the last days. */
function newEvent(place: number, locationId: string): Sent {
  const at = Date.now() - 6 * 24 * 3_600_000 + place * 600_000;
  return {
    id: crypto.randomUUID(),
    kind: place % 2 === 0 ? 'in' : 'out',
    capturedAt: new Date(at).toISOString(),
    locationId,
  };
}

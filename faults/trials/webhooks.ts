// F6, F8: events of the card provider: many times at once, with a server that dies while it stores them, and forged.
import { eventAbout, startFakeStripe, WEBHOOK_SECRET } from '../../src/server/testing/fake-stripe';
import { query } from '../database';
import { forgeries, PATH, sendEvent } from '../forged-events';
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import type { Trial } from '../trial';

const STATUSES = ['active', 'past_due', 'canceled', 'active', 'past_due'];
const AT_ONCE = 5;
const FORGED = 200;

export const webhooks: Trial = {
  id: 'F6',
  title: 'webhooks in parallel and with a kill while they are stored; F8: forged ones',
  async run(ground) {
    const fake = await startFakeStripe();
    ground.afterwards(() => fake.close());
    const dataDir = await ground.newFolder('webhooks');
    const muster = await newMuster(ground, { dataDir, env: fake.env });
    await muster.start();
    const organisation = await newOrganisation(muster);
    const opened = await organisation.call('POST', '/api/organization/billing');
    const checkout = fake.checkouts.at(-1);
    if (!checkout) throw new Error(`no checkout was opened: ${await opened.text()}`);
    const subscription = fake.complete(checkout);

    const events: string[] = [];
    const statuses: string[] = [];
    const rounds = ground.rounds ?? 6;
    for (let round = 0; round < rounds; round += 1) {
      subscription.status = STATUSES[round % STATUSES.length] ?? 'active';
      statuses.push(subscription.status);
      const event = eventAbout(checkout.customer, 'customer.subscription.updated');
      events.push(event.id);
      const point = `during-webhook-store:${1 + (round % 2)}`;
      await muster.end('SIGKILL');
      await muster.start({ faultAt: point });
      const first = await sendEvent(muster.url, event.body).catch(() => undefined);
      if (first?.ok) ground.wrong(`${point} was answered with success`);
      await muster.died();
      await muster.start();
      const again = await Promise.all(
        Array.from({ length: AT_ONCE }, () => sendEvent(muster.url, event.body)),
      );
      const refused = again.filter(({ status }) => status !== 200);
      if (refused.length > 0) ground.wrong(`${refused.length} repeats were not answered 200`);
    }

    const kept = await query<{ id: string }>(dataDir, 'select event_id as id from payment_events');
    const missing = events.filter((id) => !kept.some((one) => one.id === id));
    ground.tally.acknowledged += events.length;
    ground.tally.lost += missing.length;
    if (missing.length > 0) ground.wrong(`${missing.length} events have left no trace`);
    const changes = await query<{ to: string }>(
      dataDir,
      `select metadata ->> 'to' as to from audit_log where org_id = $1
         and action = 'subscription.changed' order by created_at`,
      [organisation.id],
    );
    const expected = statuses.filter((status, index) => status !== statuses[index - 1]);
    const told = changes.map(({ to }) => to).join(' ');
    if (told !== expected.join(' ')) ground.wrong(`changes are ${told}, not ${expected.join(' ')}`);

    let passed = 0;
    for (const forged of forgeries(ground.random, checkout.customer, FORGED)) {
      const answer = await sendEvent(muster.url, forged.body, forged.signature);
      if (answer.status !== 400) {
        passed += 1;
        ground.wrong(`forged (${forged.how}) was answered ${answer.status}`);
      }
    }
    const [after] = await query<{ count: number }>(
      dataDir,
      'select count(*)::int as count from payment_events',
    );
    if (after?.count !== kept.length) ground.wrong('a forged event was stored');
    if (muster.output().includes(WEBHOOK_SECRET)) ground.wrong('the log holds the secret');
    return `${events.length} events killed in the store and sent ${AT_ONCE} times, ${changes.length} changes each told once; ${FORGED - passed} of ${FORGED} forged ones refused at ${PATH}`;
  },
};

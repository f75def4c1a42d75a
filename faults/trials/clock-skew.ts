// F9: the server's clock is wrong, and jumps: sessions live as long as they should, events are judged by the tolerance.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventAbout, startFakeStripe } from '../../src/server/testing/fake-stripe';
import { query } from '../database';
import { sendEvent } from '../forged-events';
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import { pause, type Trial } from '../trial';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OFFSETS = [0, 4 * MINUTE, -4 * MINUTE, 10 * MINUTE, -10 * MINUTE, DAY, -DAY, 0];
const TOLERANCE = 5 * MINUTE;

/** Loaded before the server: its Date is off by what the file says, read again and again. */
const SKEW = `
import { readFileSync } from 'node:fs';
const file = process.env.FAULT_CLOCK;
let offset = 0;
const set = () => { offset = Number(readFileSync(file, 'utf8')); };
setInterval(set, 50).unref();
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...args) { if (args.length === 0) super(Real.now() + offset); else super(...args); }
  static now() { return Real.now() + offset; }
};
set();
`;

export const clockSkew: Trial = {
  id: 'F9',
  title: 'the server clock off by up to a day, jumping in mid-session',
  async run(ground) {
    const fake = await startFakeStripe();
    ground.afterwards(() => fake.close());
    const folder = await ground.newFolder('clock');
    const clock = join(folder, 'offset');
    await writeFile(clock, '0');
    await writeFile(join(folder, 'skew.mjs'), SKEW);
    const muster = await newMuster(ground, {
      dataDir: join(folder, 'data'),
      nodeArgs: ['--import', join(folder, 'skew.mjs')],
      env: { ...fake.env, FAULT_CLOCK: clock },
    });
    await muster.start();
    const organisation = await newOrganisation(muster);
    await organisation.call('POST', '/api/organization/billing');
    const checkout = fake.checkouts.at(-1);
    if (!checkout) throw new Error('no checkout was opened');
    fake.complete(checkout);

    for (const offset of OFFSETS) {
      await writeFile(clock, String(offset));
      await pause(300);
      const told = `clock ${offset / MINUTE} min off`;
      if (!muster.isRunning()) throw new Error(`${told}: it ended:\n${muster.output()}`);
      const me = await organisation.call('GET', '/api/me');
      if (me.status !== 200) ground.wrong(`${told}: a good session was answered ${me.status}`);
      const event = eventAbout(checkout.customer, 'customer.subscription.updated');
      const { status } = await sendEvent(muster.url, event.body);
      // Those that must be refused show that the clock is really off.
      const expected = Math.abs(offset) < TOLERANCE ? 200 : 400;
      if (status !== expected) ground.wrong(`${told}: an event was answered ${status}`);

      await query(muster.dataDir, "update sessions set last_used_at = now() - interval '13 hours'");
      const old = await organisation.call('GET', '/api/me');
      if (old.status !== 401) ground.wrong(`${told}: a session of 13 idle hours is good`);
      await query(muster.dataDir, 'update sessions set last_used_at = now()');
    }
    await writeFile(clock, '0');
    return `${OFFSETS.length} offsets: good sessions stay, idle ones end, events within 5 minutes are taken and others refused`;
  },
};

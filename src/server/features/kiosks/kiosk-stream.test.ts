import { afterAll, beforeAll, expect, test } from 'vitest';
import { followKiosk, readKiosk } from '#contract/api/kiosk';
import { deleteKiosk, listKiosks } from '#contract/api/kiosks';
import { deleteLocation } from '#contract/api/locations';
import { updateMe } from '#contract/api/me';
import { type Browser, cookieHeader } from '../../testing/browser';
import { enrolTablet } from '../../testing/callers';
import { addOrganization } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let address: string;

beforeAll(async () => {
  testApp = await createTestApp({ streams: { heartbeatMs: 200, perOrganisation: 3 } });
  address = await testApp.app.listen({ port: 0 });
});
afterAll(() => testApp.close());

const GREETING = 'retry: 1000\nevent: hello\ndata: {}\n\n';

test('the stream of a tablet tells nothing of the organisation, and ends when its kiosk is removed', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const tablets = [await enrolTablet(testApp, owner), await enrolTablet(testApp, owner)];
  const [removed, other] = await Promise.all(tablets.map(follow));
  await owner.browser.call(updateMe, { body: { name: 'New Name' } });
  const [kiosk, stays] = await owner.browser.call(listKiosks);
  await owner.browser.call(deleteKiosk, { params: { id: kiosk?.id ?? '' } });
  expect(await removed?.untilEnd()).toBe(GREETING);
  expect((await tablets[0]?.request(readKiosk))?.statusCode).toBe(401);
  expect((await tablets[0]?.request(followKiosk))?.statusCode).toBe(401);

  expect(other?.ended()).toBe(false);
  await owner.browser.call(deleteKiosk, { params: { id: stays?.id ?? '' } });
  expect(await other?.untilEnd()).toBe(GREETING);
});

test('after a break of the connection to the database, every tablet is greeted again and asks', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const stream = await follow(await enrolTablet(testApp, owner));
  await testApp.sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'muster listen%' and datname = current_database()",
  );
  const greetedAgain = `${GREETING}event: hello\ndata: {}\n\n`;
  await expect.poll(() => stream.heard()).toBe(greetedAgain);
  const [kiosk] = await owner.browser.call(listKiosks);
  await owner.browser.call(deleteKiosk, { params: { id: kiosk?.id ?? '' } });
  expect(await stream.untilEnd()).toBe(greetedAgain);
});

test('it ends with the job site too', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const stream = await follow(await enrolTablet(testApp, owner));
  const [kiosk] = await owner.browser.call(listKiosks);
  await owner.browser.call(deleteLocation, { params: { id: kiosk?.location_id ?? '' } });
  expect(await stream.untilEnd()).toBe(GREETING);
});

test('an organisation whose tablets hold as many streams as they may is refused another one', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const tablet = await enrolTablet(testApp, owner);
  const streams = [await follow(tablet), await follow(tablet), await follow(tablet)];
  expect((await tablet.request(followKiosk)).statusCode).toBe(503);
  const neighbour = await follow(
    await enrolTablet(testApp, await addOrganization(testApp, 'Banksia')),
  );
  for (const stream of [...streams, neighbour]) {
    expect(stream.status).toBe(200);
    await stream.close();
  }
});

/** Opens the stream, and gathers what comes through it but the lines that only keep it open. */
async function follow(tablet: Browser) {
  const response = await fetch(`${address}${followKiosk.path}`, {
    headers: { cookie: cookieHeader(tablet.cookies) },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let ended = false;
  let all = '';
  const heard = () => all.replaceAll(': still here\n\n', '');
  async function readOn(): Promise<string> {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      all += chunk.value;
    }
    ended = true;
    return heard();
  }
  const whole = readOn();
  return {
    status: response.status,
    ended: () => ended,
    heard,
    untilEnd: () => whole,
    close: () => reader?.cancel(),
  };
}

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { logout } from '#contract/api/auth';
import {
  type ClockEventsInput,
  type ClockState,
  getClockState,
  noteClockEvent,
  postClockEvents,
} from '#contract/api/clock';
import { AppError } from '#contract/errors';
import { addWaiting, listAside, listWaiting, thisMoment } from '../../../offline/clock-queue';
import { todayIn } from '../../../platform/formats';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import { type FakeServer, held } from '../../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { shift } from '../../../testing/shifts';

const off: ClockState = {
  state: 'off',
  running: null,
  proposed_end: null,
  again: null,
  sheets: [],
  location: 'off',
};

/** Each test is someone else, because what waits on a device outlives the page. */
function someone(name: string) {
  return person({
    role: 'employee',
    name,
    id: idOf(`user ${name}`),
    employee_id: idOf(name),
  });
}

function answers(server: FakeServer, sentence: string | null = null) {
  server.on(postClockEvents).answer(({ body }) => ({
    receipts: body.events.map(({ id }) => ({
      id,
      result: sentence ? 'flagged' : 'taken',
      sentence,
    })),
    state: off,
  }));
}

const sentEvents = (server: FakeServer): ClockEventsInput['events'] =>
  server.sent(postClockEvents).flatMap(({ body }) => body.events);

const strip = () => page.getByRole('region', { name: 'Your clock' });

test('someone clocks in without a shift, at a job site that they choose', async ({
  server,
  open,
}) => {
  const { sites } = withBakery(server);
  answers(server, "You aren't rostered now, so a manager will look at this.");
  await open('/my-shifts', someone('Amy Able'));
  await expect.element(strip()).toHaveTextContent('You have no shift right now.');
  await strip().getByRole('button', { name: 'Clock in without a shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where do you work?' });
  await dialog.getByRole('button', { name: 'Clock In' }).click();
  await expect
    .element(dialog.getByLabelText('Job site'))
    .toHaveAccessibleDescription('Choose a job site');
  await expectAccessible();
  await dialog.getByLabelText('Job site').selectOptions(sites[0]?.name ?? '');
  await dialog.getByRole('button', { name: 'Clock In' }).click();
  await expect.element(page.getByText('so a manager will look at this.')).toBeVisible();
  expect(sentEvents(server)).toMatchObject([{ kind: 'in', locationId: sites[0]?.id }]);
  expect(server.sent(postClockEvents)[0]?.body.employeeId).toBe(idOf('Amy Able'));
});

test('what someone clocks while the server is away waits, and is sent once when it is back', async ({
  server,
  open,
}) => {
  withBakery(server, { shifts: [aroundNow('Ben Best')] });
  server.on(postClockEvents).answer(() => {
    throw new AppError('internal');
  });
  await open('/my-shifts', someone('Ben Best'));
  await strip().getByRole('button', { name: 'Clock In' }).click();
  const running = page.getByRole('region', { name: 'Shift in Progress' });
  await expect.element(running.getByRole('timer')).toBeVisible();
  await expect.element(page.getByText('1 clock event waits to be sent.')).toBeVisible();
  await running.getByRole('button', { name: 'Clock Out' }).click();
  await expect.element(page.getByText('2 clock events wait to be sent.')).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();

  // Whoever signs in on the same device sends nothing of it.
  answers(server);
  await open('/my-shifts', someone('Cat Cole'));
  await expect.element(strip()).toBeVisible();
  expect(await listWaiting(idOf('Ben Best'))).toHaveLength(2);

  const before = server.sent(postClockEvents).length;
  await open('/dashboard', someone('Ben Best'));
  await expect.poll(() => listWaiting(idOf('Ben Best'))).toEqual([]);
  const sent = server.sent(postClockEvents).slice(before);
  expect(sent.flatMap(({ body }) => body.events.map(({ kind }) => kind))).toEqual(['in', 'out']);
  const [first, second] = sent[0]?.body.events ?? [];
  expect(second?.counter).toBeGreaterThan(first?.counter ?? 0);
  expect(first?.ageMs).toBeGreaterThan(0);
});

test('whoever signs out is told what still waits on the device', async ({ server, open }) => {
  withBakery(server, { shifts: [aroundNow('Fay Ford')] });
  server.on(postClockEvents).answer(() => {
    throw new AppError('internal');
  });
  server.on(logout).answer(() => undefined);
  await open('/my-shifts', someone('Fay Ford'));
  await strip().getByRole('button', { name: 'Clock In' }).click();
  await expect.element(page.getByText('1 clock event waits to be sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByText("We couldn't send 1 clock event yet.")).toBeVisible();
  expect(await listWaiting(idOf('Fay Ford'))).toHaveLength(1);
});

test('an event that the server refuses whole is not sent again later', async ({ server, open }) => {
  withBakery(server, { shifts: [aroundNow('Eve East')] });
  server.on(postClockEvents).answer(() => {
    throw new AppError('other_person');
  });
  await open('/my-shifts', someone('Eve East'));
  await strip().getByRole('button', { name: 'Clock In' }).click();
  await expect.element(page.getByText('Someone else is signed in here now')).toBeVisible();
  await expect.element(strip()).toHaveTextContent("You aren't clocked in");
  expect(await listWaiting(idOf('Eve East'))).toEqual([]);
});

test('an event that the server cannot read is set aside, and the others go on', async ({
  server,
  open,
}) => {
  withBakery(server);
  const owner = idOf('Gus Gray');
  const hour = 3_600_000;
  const event = (kind: 'in' | 'out') => ({ event: { kind, locationId: idOf('site') } });
  const moment = (hours: number) => ({ ...thisMoment(), capturedAt: Date.now() - hours * hour });
  const bad: string[] = [crypto.randomUUID(), crypto.randomUUID()];
  await addWaiting(owner, crypto.randomUUID(), event('in'), moment(9));
  await addWaiting(owner, bad[0] as string, event('out'), moment(5));
  await addWaiting(owner, bad[1] as string, event('in'), moment(4));
  await addWaiting(owner, crypto.randomUUID(), event('out'), moment(1));
  server.on(postClockEvents).answer(({ body }) => {
    if (body.events.some(({ id }) => bad.includes(id))) throw new AppError('bad_request');
    return {
      receipts: body.events.map(({ id, kind }) => ({
        id,
        result: kind === 'in' ? 'flagged' : 'taken',
        sentence: kind === 'in' ? 'That day is already paid.' : null,
      })),
      state: off,
    };
  });
  let told = 0;
  server.on(noteClockEvent).answer(() => ({ told }));
  await open('/my-shifts', someone('Gus Gray'));
  await expect.poll(() => listWaiting(owner)).toEqual([]);
  // What waited is answered by a message.
  await expect.element(page.getByText('That day is already paid.')).toBeVisible();
  const out = page.getByText(/^You clocked out at .*, but we couldn't save it$/);
  await expect.element(out).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  // Whoever is the only manager isn't told that others know.
  await page.getByRole('button', { name: 'Tell my managers' }).last().click();
  await expect.element(page.getByText(/Nobody else here is a manager/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Time' })).toBeVisible();
  await expectNoSidewaysScroll();
  told = 2;
  await page.getByRole('button', { name: 'Tell my managers' }).first().click();
  await expect.element(page.getByText('Your managers have a note about it')).toBeVisible();
  expect(server.sent(noteClockEvent)[1]?.body).toMatchObject({ id: bad[0], kind: 'out' });
  await expect.element(out).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => listAside(owner)).toEqual([]);
});

test('both In and Out are offered while there is no network', async ({ server, open }) => {
  withBakery(server, { shifts: [aroundNow('Dan Dale')] });
  answers(server);
  await open('/my-shifts', someone('Dan Dale'));
  await expect.element(strip().getByRole('button', { name: 'Clock In' })).toBeVisible();
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  try {
    dispatchEvent(new Event('offline'));
    await expect.element(page.getByText('Offline. You can still clock in and out.')).toBeVisible();
    await expect.element(strip().getByRole('button', { name: 'Clock In' })).toBeVisible();
    await expect.element(strip().getByRole('button', { name: 'Clock Out' })).toBeVisible();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
    expect(online).toBeDefined();
    dispatchEvent(new Event('online'));
  }
});

function aroundNow(name: string) {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const today = { date: todayIn('Australia/Sydney') };
  return { ...shift(name, today), start_at: at(-0.1), end_at: at(6) };
}

test('what stands under the clock comes with it, so that a running one pushes nothing down', async ({
  server,
  open,
}) => {
  withBakery(server);
  const { answer, release } = held();
  server.on(getClockState).answer(async () => {
    await answer;
    return off;
  });
  await open('/my-shifts', someone('Zoe Zest'));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const search = page.getByRole('combobox');
  await expect.element(search).not.toBeInTheDocument();
  release();
  await expect.element(strip()).toBeVisible();
  await expect.element(search).toBeVisible();
});

test('a clock that cannot be read leaves the month in its place, and is not asked for again and again', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(getClockState).answer(() => {
    throw new AppError('internal');
  });
  await open('/my-shifts', someone('Kit Kent'));
  const month = page.getByRole('grid');
  await expect.element(month).toBeVisible();
  await expect.element(strip()).toHaveTextContent("We can't tell whether you are clocked in");
  await expect.element(page.getByText("We couldn't load your clock.")).toBeVisible();
  const asked = server.sent(getClockState).length;
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  await expect.element(month).toBeVisible();
  expect(server.sent(getClockState)).toHaveLength(asked);
});

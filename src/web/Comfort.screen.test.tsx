// What makes Muster comfortable for everyone: visible focus, zoom, no motion for those who want none, clear times.
import { expect } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { listEmployees } from '#contract/api/employees';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { withBakery } from './testing/bakery';
import { held } from './testing/fake-server';
import { employee } from './testing/people';
import { expectNoSidewaysScroll, test } from './testing/screen-test';
import { DEPOT, shift, site } from './testing/shifts';

const PEOPLE = Array.from({ length: 12 }, (_, n) => employee(`Person ${n + 10}`));
const tomorrow = () => addDays(dateAt(Date.now() as Instant, 'Australia/Sydney' as Zone), 1);

/** The focused element's name, if something else covers all of it. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const box = focused.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return null;
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const parts = [0.05, 0.3, 0.5, 0.7, 0.95];
  const seen = parts.some((across) =>
    parts.some((down) => {
      const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    }),
  );
  return seen ? null : (focused.textContent || focused.outerHTML).slice(0, 80);
}

/** Texts that are cut off without an ellipsis. */
function clippedTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *, header *')]
    .filter((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cut = overflowX === 'hidden' || overflowX === 'clip';
      const hidden = element.closest('.sr-only') || element.clientWidth < 2;
      if (!own || !cut || hidden || textOverflow === 'ellipsis') return false;
      return element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.textContent ?? '');
}

for (const path of [
  '/dashboard',
  '/employees',
  '/roster?view=list',
  '/sites',
  '/organization',
  '/account',
]) {
  test(`at twice the text size ${path} cuts nothing off and never covers the focus`, async ({
    server,
    open,
  }) => {
    withBakery(server, {
      people: PEOPLE,
      sites: [DEPOT, site('Zetland Yard')],
      shifts: PEOPLE.map(({ name }) => shift(name, { date: tomorrow() })),
    });
    await page.viewport(640, 400);
    await open(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBe(0);
    await expectNoSidewaysScroll();
    expect(clippedTexts()).toEqual([]);
    for (const [shiftKey, times] of [
      [false, 25],
      [true, 20],
    ] as const) {
      for (let pressed = 0; pressed < times; pressed += 1) {
        await userEvent.tab({ shift: shiftKey });
        // The page scrolls to the focus in the same moment or in the next frame.
        await expect.poll(coveredFocus, { interval: 5 }).toBeNull();
      }
    }
  });
}

test('people who ask for reduced motion see none while loading or in dialogs', async ({
  server,
  open,
}) => {
  const motion = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  const running = () => document.getAnimations().length;
  withBakery(server);
  const { answer, release } = held();
  server.on(listEmployees).answer(async () => {
    await answer;
    return PEOPLE;
  });
  await motion('no-preference');
  await open('/employees');
  await expect.poll(() => document.querySelector('.animate-pulse')).not.toBeNull();
  // Skeletons pulse for everyone else, so the next check could fail.
  await expect.poll(running).toBeGreaterThan(0);
  await motion('reduce');
  await expect.poll(running).toBe(0);
  release();
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Add Employee' })).toBeVisible();
  expect(running()).toBe(0);
});

// The browser of the tests is in New York.
test("shift times are the site's, and their zone is shown once", async ({ server, open }) => {
  const date = tomorrow();
  const bakery = withBakery(server, {
    people: [employee('Amy Able'), employee('Ben Bold')],
    shifts: [shift('Amy Able', { date }), shift('Ben Bold', { date })],
  });
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/New_York');
  await open('/roster?view=list');
  await expect.poll(() => page.getByText('09:00–17:00').elements().length).toBe(2);
  expect(page.getByText(/Sydney time, AE[DS]T/).elements()).toHaveLength(1);
  await open(`/roster?date=${date}`);
  await expect
    .element(page.getByRole('gridcell', { name: /Amy Able, .*09:00 to 17:00/ }))
    .toBeVisible();

  const perth = site('Perth Depot', { state: 'WA', timezone: 'Australia/Perth' });
  bakery.sites = [DEPOT, perth];
  bakery.shifts = [
    ...bakery.shifts,
    shift('Ben Bold', { date, startTime: '18:00', endTime: '20:00', at: perth }),
  ];
  await open('/roster?view=list');
  await expect.element(page.getByText("Times are in each site's time zone")).toBeVisible();
  await expect.element(page.getByText('09:00–17:00').first()).toHaveTextContent(/AE[DS]T/);
  await expect.element(page.getByText('18:00–20:00')).toHaveTextContent('AWST');
});

// The journeys' own `test`: a browser at an address of its own, in which no error goes unnoticed.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

let next = 0;
function ownAddress(workerIndex: number): string {
  next += 1;
  return `10.${workerIndex & 255}.${next >> 8}.${next & 255}`;
}

export interface Account {
  name: string;
  role: string;
  email: string;
  password: string;
}

/** An account of the demo, by its printed role. */
export function account(role: string): Account {
  const all = JSON.parse(process.env.E2E_ACCOUNTS ?? '[]') as Account[];
  const found = all.find((candidate) => candidate.role === role);
  if (!found) throw new Error(`the demo printed no account for ${role}`);
  return found;
}

/** What the browser complains about by design: a call that was refused. */
const EXPECTED = /Failed to load resource: the server responded with a status of (4\d\d|503)/;

export const test = base.extend<{ troubles: string[] }>({
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  extraHTTPHeaders: async ({}, use, info) =>
    use({ 'x-forwarded-for': ownAddress(info.workerIndex) }),
  // Errors in the console include every violation of the content security policy.
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      collectTroubles(page, troubles);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export function collectTroubles(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) troubles.push(message.text());
  });
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that a theme can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rows that are like those before them: looking at each would take most of the time. */
const MORE_OF_THE_SAME = 'tbody tr:nth-child(n + 9)';

/** Reading its half a megabyte into the page takes longer than the look at a dialog: once is enough. */
const hasAxe = (page: Page) => page.evaluate(() => 'axe' in window);

/** No violation in the light and none in the dark theme, on the page or in one part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // There are no frames, and without them the older way needs no page of its own to put results together.
    const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] });
    if (colorScheme === 'light') axe.withTags(AXE_TAGS);
    else axe.withRules(COLOR_RULES);
    axe.include(part).exclude(MORE_OF_THE_SAME);
    const findFaults = async () =>
      (await axe.analyze()).violations.map(
        ({ id, nodes }) =>
          `${colorScheme}: ${id} at ${nodes.map((node) => node.target).join(', ')}`,
      );
    // A box that scrolls takes the focus only some frames after it came, so what is found is looked for once more.
    const found = await findFaults();
    expect(found.length === 0 ? found : await findFaults()).toEqual([]);
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

/** Opens a page and waits for the last that it asks for by itself: a later call could be the one to meet what comes. */
export async function gotoSettled(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse((answer) => answer.url().includes('installation'));
  await page.goto(path);
  await last;
}

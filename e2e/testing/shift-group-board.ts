// The board of shift groups, as the journeys see and use it.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { centreOf } from './finger';
import { expect } from './test';

export const PASSWORD = 'gum leaves rustle';

/** A new organisation whose owner is signed in; people as { Amy: 'Ward A', Bob: '' }. */
export async function organisation(
  request: APIRequestContext,
  groups: string[],
  people: Record<string, string> = {},
): Promise<string> {
  const ownerEmail = `${randomUUID()}@example.com`;
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await post('/api/auth/register', {
    orgName: 'Group Works',
    ownerName: 'Olive Owner',
    ownerEmail,
    ownerPassword: PASSWORD,
  });
  for (const name of groups) await post('/api/shift-groups', { name, color_hex: '#3B82F6' });
  const rows = Object.entries(people).map(([name, shift_group]) => ({
    name,
    email: `${randomUUID()}@example.com`,
    role: 'employee',
    tempPassword: PASSWORD,
    ...(shift_group && { shift_group }),
  }));
  if (rows.length > 0) await post('/api/employees/import', { dryRun: false, rows });
  return ownerEmail;
}

export async function openBoard(page: Page): Promise<void> {
  await page.goto('/employees?tab=groups');
  await expect(page.getByRole('button', { name: 'Create Group' })).toBeVisible();
}

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const person = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const peopleOf = (page: Page, group: string) =>
  card(page, group).getByRole('row').locator('button:not([aria-haspopup])');
export const cards = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 });

export async function carry(page: Page, what: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centreOf(what), await centreOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 6 });
}

export async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await carry(page, what, to);
  await page.mouse.up();
}

/** The calls that change groups, as 'POST Ward A' with the group's name in place of its id. */
export async function watchCalls(page: Page): Promise<string[]> {
  const groups = (await (await page.request.get('/api/shift-groups')).json()) as {
    id: string;
    name: string;
  }[];
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'GET' || !path.startsWith('/api/shift-groups/')) return;
    const named = groups.reduce((text, { id, name }) => text.replaceAll(id, name), path);
    const body = request.postDataJSON() as { beside?: string; side?: string } | null;
    const beside = groups.find(({ id }) => id === body?.beside)?.name;
    const place = beside ? ` ${body?.side} ${beside}` : '';
    calls.push(`${request.method()} ${named.replace('/api/shift-groups/', '')}${place}`);
  });
  return calls;
}

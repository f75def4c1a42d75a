// An organisation of its own for a journey that changes something.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'gum leaves rustle';

type Person = { name: string; email?: string; role?: 'manager' | 'employee'; shift_group?: string };

/** Registers it over HTTP and signs its owner in, with these people in it. */
export async function organisation(page: Page, people: Person[] = [], groups: string[] = []) {
  const mail = `@${randomUUID()}.example.com`;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await post('/api/auth/register', {
    orgName: 'Banksia Bakery',
    ownerName: 'Olive Owner',
    ownerEmail: `olive${mail}`,
    ownerPassword: PASSWORD,
    timezone: 'Australia/Sydney',
  });
  for (const name of groups) await post('/api/shift-groups', { name, color_hex: '#10B981' });
  const rows = people.map(({ name, ...more }) => ({
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}${mail}`,
    role: 'employee',
    tempPassword: PASSWORD,
    ...more,
  }));
  if (rows.length > 0) await post('/api/employees/import', { dryRun: false, rows });
  return { mail };
}

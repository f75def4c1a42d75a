import { expect, test } from 'vitest';
import type { SessionUser } from '#contract/session-user';
import { drawPage } from './draw-ahead';

function person(name: string, more: Partial<SessionUser> = {}): SessionUser {
  return {
    id: crypto.randomUUID(),
    email: 'amy@example.com',
    name,
    phone: null,
    role: 'owner',
    platform_role: 'standard',
    org_id: crypto.randomUUID(),
    org_name: `Company of ${name}`,
    org_timezone: 'Australia/Sydney',
    org_week_starts_on: 'monday',
    employee_id: crypto.randomUUID(),
    must_change_password: false,
    ...more,
  };
}

const SPINNER = /Loading/;

test.each(['/', '/dashboard', '/roster', '/my-shifts'])(
  '%s has its frame and its heading',
  async (path) => {
    const html = await drawPage(path, person('Amy Able'));
    expect(html).toMatch(/<h1[^>]*>(Dashboard|Roster|Employee Shifts Calendar)/);
    expect(html).toContain('Company of Amy Able');
    expect(html).toContain('href="/employees"');
  },
);

test('nobody is drawn into the page of another, however many come at once', async () => {
  const people = Array.from({ length: 40 }, (_, index) => person(`Canary${index}x`));
  const pages = await Promise.all(
    people.flatMap((user) => [
      drawPage('/dashboard', user),
      drawPage('/my-shifts', user),
      drawPage('/login', null),
    ]),
  );
  pages.forEach((html, index) => {
    const names = new Set(html.match(/Canary\d+x/g));
    const own = index % 3 === 2 ? [] : [people[Math.floor(index / 3)]?.name];
    expect([...names]).toEqual(own);
  });
});

test('a roster is not drawn for a width that nobody knows', async () => {
  await drawPage('/roster', person('Amy Able'));
  await import('./screens/roster/grid/RosterGrid');
  const html = await drawPage('/roster', person('Amy Able'));
  expect(html).toMatch(/<h1[^>]*>Roster.*Loading/s);
  expect(html).not.toMatch(/Copy week|role="grid"|type="date"/);
});

test('an employee is not shown what managers have', async () => {
  const html = await drawPage('/dashboard', person('Eve', { role: 'employee' }));
  expect(html).toContain('href="/my-shifts"');
  expect(html).not.toContain('href="/employees"');
});

test('a name is text, whatever is in it', async () => {
  const html = await drawPage('/dashboard', person('<img src=x onerror=alert(1)>'));
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img');
});

test.each([
  ['/my-shifts', person('Amy Able'), 10],
  ['/login?next=%2Froster', null, 2],
] as const)('%s can be typed into, and no button is pressed in vain', async (path, user, least) => {
  const html = await drawPage(path, user);
  expect(html).toMatch(/<input (?!disabled)/);
  expect(html.match(/<button disabled /g)?.length).toBeGreaterThanOrEqual(least);
  expect(html).not.toMatch(/<button (?!disabled)/);
});

test('nothing is drawn that the content security policy refuses', async () => {
  for (const path of ['/dashboard', '/roster?view=map', '/my-shifts']) {
    expect(await drawPage(path, person('Amy Able'))).not.toMatch(/<script|<style| style=| on\w+=/);
  }
});

test.each([
  ['/dashboard', undefined],
  ['/dashboard', null],
  ['/login', person('Amy Able')],
  ['/employees', person('Amy Able')],
  ['/roster/../login', null],
  ['/dashboard', person('Amy Able', { must_change_password: true })],
] as const)('otherwise there is a spinner: %s', async (path, user) => {
  const html = await drawPage(path, user);
  expect(html).toMatch(SPINNER);
  expect(html).not.toMatch(/<h1|Amy Able/);
});

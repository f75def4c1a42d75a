import { beforeAll, expect, test } from 'vitest';
import { BLANKS } from '#contract/page';
import { makeShells } from './shells';

let shells: Awaited<ReturnType<typeof makeShells>>;
beforeAll(async () => {
  shells = await makeShells();
});

const linksOf = (html = '') => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);

test('the login form can be typed into', () => {
  expect(shells.login).toMatch(/<input [^>]*name="email"/);
  expect(shells.login).toMatch(/<input [^>]*name="password"/);
  expect(shells.login).not.toMatch(/<input disabled/);
});

test('a frame leads to the pages that its person may open', () => {
  const { frames } = shells;
  expect(linksOf(frames['employee standard'])).toEqual([
    '/dashboard',
    '/dashboard',
    '/my-shifts',
    '/requests',
    '/leave',
    // The bell, on a wide and on a narrow screen.
    '/inbox',
    '/inbox',
  ]);
  expect(linksOf(frames['manager standard'])).toContain('/employees');
  expect(linksOf(frames['manager standard'])).not.toContain('/platform');
  expect(linksOf(frames['null super_admin'])).toContain('/platform');
});

test('a frame holds the name of nobody, and no heading: a heading says that the page is there', () => {
  for (const frame of Object.values(shells.frames)) {
    expect(frame).toContain(BLANKS.name);
    expect(frame).not.toContain('<h1');
  }
  expect(shells.frames['owner standard']).toContain(`title="${BLANKS.org_name}"`);
  expect(shells.frames['null standard']).toContain('>Muster<');
});

test('every page behind the guard stands in a frame, and no other', () => {
  const framed = Object.keys(shells.headings);
  expect(framed).toEqual(expect.arrayContaining(['/', '/dashboard', '/roster', '/account']));
  expect(framed).not.toContain('/login');
  expect(framed).not.toContain('/terms');
});

test('a frame shows the title and the intro that the page will have', () => {
  const { headings } = shells;
  expect(headings['/dashboard']).toContain('>Dashboard<');
  expect(headings['/dashboard']).toContain(`>Welcome, ${BLANKS.name}. `);
  expect(headings['/roster']).toContain('One day at a time.');
  for (const frame of Object.values(shells.frames)) expect(frame).toContain(BLANKS.heading);
});

test('no button can be pressed in vain, and nothing is refused by the content security policy', () => {
  for (const html of [shells.login, shells.waiting, ...Object.values(shells.frames)]) {
    expect(html).not.toMatch(/<button (?!disabled)/);
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
  }
});

test('the server learns every address that the app knows, and not the one that takes the rest', () => {
  expect(shells.pages).toEqual(
    expect.arrayContaining(['/', '/login', '/roster', '/admin/organizations', '/terms']),
  );
  expect(shells.pages.filter((page) => /\$$/.test(page))).toEqual([]);
});

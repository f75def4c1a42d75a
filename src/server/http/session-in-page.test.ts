import { afterAll, beforeAll, expect, test } from 'vitest';
import { logout } from '#contract/api/auth';
import { updateMe } from '#contract/api/me';
import type { Browser } from '../testing/browser';
import { registerOwner } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function page(browser: Browser) {
  const response = await browser.send('GET', '/dashboard');
  const [, json] =
    /<script type="application\/json" id="session-user">(.*?)<\/script>/.exec(response.body) ?? [];
  return { response, said: json === undefined ? undefined : JSON.parse(json) };
}

test('the page says who is signed in, to nobody else, and is never kept', async () => {
  const { browser, user } = await registerOwner(testApp);
  const { response, said } = await page(browser);
  expect(said).toEqual(user);
  expect(response.headers['cache-control']).toBe('no-store');
  expect((await page(testApp.visitor())).said).toBeNull();
  await browser.call(logout);
  expect((await page(browser)).said).toBeNull();
});

test('a name cannot end the element that holds it', async () => {
  const { browser } = await registerOwner(testApp);
  const name = '</script><script>alert(1)</script>';
  await browser.call(updateMe, { body: { name } });
  const { response, said } = await page(browser);
  expect(said.name).toBe(name);
  expect(response.body).not.toContain('<script>alert');
});

test('while the database is away the page comes without it', async () => {
  const own = await createTestApp();
  const { browser } = await registerOwner(own);
  await own.database.close();
  const { response, said } = await page(browser);
  expect([response.statusCode, said]).toEqual([200, undefined]);
  await own.close();
});

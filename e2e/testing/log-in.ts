import { expect, type Page } from '@playwright/test';
import type { Account } from './test';

/** Over HTTP: for journeys that begin behind the login page. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

import { expect, type Page } from '@playwright/test';
import { logIn } from './log-in';
import { runToEnd } from './muster-process';
import { organisation, PASSWORD } from './organisation';

/** An owner whom the operator has made a super admin, signed in. */
export async function owningSuperAdmin(page: Page): Promise<void> {
  const { mail } = await organisation(page);
  const email = `olive${mail}`;
  const made = await runToEnd(['admin', 'create-super-admin', email], {
    DATA_DIR: process.env.E2E_DATA_DIR ?? '',
  });
  expect(made.code, made.output).toBe(0);
  await logIn(page, { name: 'Olive Owner', role: 'Owner', email, password: PASSWORD });
}

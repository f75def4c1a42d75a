import type { Page } from '@playwright/test';
import { logIn } from './log-in';
import { expectEnd, runToEnd } from './muster-process';
import { organisation, PASSWORD } from './organisation';

/** An owner whom the operator has made a super admin, signed in. */
export async function owningSuperAdmin(page: Page): Promise<void> {
  const { mail } = await organisation(page);
  const email = `olive${mail}`;
  const env = { DATA_DIR: process.env.E2E_DATA_DIR ?? '' };
  await expectEnd(runToEnd(['admin', 'create-super-admin', email], env));
  await logIn(page, { name: 'Olive Owner', role: 'Owner', email, password: PASSWORD });
}

// Tells the page who is signed in: without it nothing can be drawn before one more call has been answered.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { SESSION_IN_PAGE } from '#contract/page';
import type { SessionUser } from '#contract/session-user';
import type { Sessions } from './sessions';

/** The page comes while the database is away too; it then asks by itself, and says that it waits. */
const PATIENCE_MS = 1000;

/** Undefined where it could not be found out. */
export async function sessionOfPage(
  sessions: Sessions,
  request: FastifyRequest,
): Promise<SessionUser | null | undefined> {
  const found = await Promise.race([
    sessions.find(request).catch(() => undefined),
    wait(PATIENCE_MS, undefined, { ref: false }),
  ]);
  return found === undefined ? undefined : (found?.user ?? null);
}

export function sessionElement(user: SessionUser | null | undefined): string {
  if (user === undefined) return '';
  // A name with '</script>' in it must not end the element.
  const json = JSON.stringify(user).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${SESSION_IN_PAGE}">${json}</script>`;
}

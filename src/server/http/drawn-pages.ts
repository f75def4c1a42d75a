// The first look of a page, drawn by the front end's own components: it is there before their code has come.
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { SessionUser } from '#contract/session-user';

/** Undefined for the person: it could not be found out who is signed in. */
export type DrawPage = (address: string, user: SessionUser | null | undefined) => Promise<string>;

/** A page without its first look is only slower: nobody waits longer for one than this. */
const PATIENCE_MS = 500;

/** Without a build (server tests, development) nothing is drawn. */
export async function loadDrawing(file: string, log: FastifyBaseLogger): Promise<DrawPage> {
  if (!existsSync(file)) return async () => '';
  const { drawPage }: { drawPage: DrawPage } = await import(pathToFileURL(file).href);
  return async (address, user) => {
    try {
      return await Promise.race([drawPage(address, user), wait(PATIENCE_MS, '', { ref: false })]);
    } catch (error) {
      log.warn({ err: error }, 'A page could not be drawn ahead');
      return '';
    }
  };
}

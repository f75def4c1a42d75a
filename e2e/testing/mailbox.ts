// Mail as it arrives: at a mail server that Muster sends to, or in the folder it writes to without one.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The mail to this address whose subject matches, as soon as it is there. */
  mailTo(address: string, subject: RegExp): Promise<Email>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    mailTo: (to, subject) => waitForMail(async () => received, to, subject),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** From the outbox of the shared server. */
export function mailInOutbox(to: string, subject: RegExp): Promise<Email> {
  return waitForMail(() => readOutbox(process.env.E2E_OUTBOX ?? ''), to, subject);
}

/** The first mail makes the folder. One that is still being written has another ending. */
export async function readOutbox(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

async function waitForMail(
  read: () => Promise<string[]>,
  to: string,
  subject: RegExp,
): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      // Reading a mail takes a moment: those to others are left out by their raw text.
      const own = (await read()).filter((raw) => raw.includes(to));
      const mails = await Promise.all(own.map((raw) => PostalMime.parse(raw)));
      found = mails.find((mail) => subject.test(mail.subject ?? ''));
      return mails.map((mail) => mail.subject);
    })
    .toContainEqual(expect.stringMatching(subject));
  if (!found) throw new Error(`no mail to ${to}`);
  return found;
}

/** The first address in it. */
export function linkIn({ text = '' }: Email): string {
  const [link] = /https?:\S+/.exec(text) ?? [];
  if (!link) throw new Error(`no link in: ${text}`);
  return link;
}

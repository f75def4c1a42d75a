import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { createOutboxMailer } from './outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

const FROM = 'Muster <roster@example.com>';
const MAIL = {
  to: 'amy@example.com',
  subject: 'Köln, Zürich: a new roster',
  text: 'Hello Amy,\n\nhttps://roster.example.com/reset-password#abc\n',
};

async function expectTheMail(raw: string | Buffer) {
  const mail = await PostalMime.parse(raw);
  expect(mail.from?.address).toBe('roster@example.com');
  expect(mail.to?.[0]?.address).toBe(MAIL.to);
  expect(mail.subject).toBe(MAIL.subject);
  expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(MAIL.text.trim());
}

test('an email arrives at a real SMTP server', async () => {
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
  const port = typeof address === 'object' ? address?.port : 0;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM);
  await mailer.send(MAIL);
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
  expect(received).toHaveLength(1);
  await expectTheMail(received[0] ?? '');
});

test('a refusal of the email server is an error, so that the job is retried', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const address = closed.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await new Promise((resolve) => closed.close(resolve));
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM);
  await expect(mailer.send(MAIL)).rejects.toThrow();
  mailer.close();
});

test('without an email server, an email becomes a file that only the operator can read', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'muster-outbox-')), 'outbox');
  const lines: string[] = [];
  const mailer = createOutboxMailer(folder, FROM, (line) => lines.push(line));
  await mailer.send(MAIL);
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const file = join(folder, files[0] ?? '');
  expect(file).toMatch(/\.eml$/);
  await expectTheMail(await readFile(file));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(file);
  expect(lines[0]).not.toContain('#abc');
  await rm(folder, { recursive: true });
});

// Without an email server, emails become .eml files that the operator can open and pass on.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

export function createOutboxMailer(
  folder: string,
  from: string,
  log: (line: string) => void,
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const sent = await transport.sendMail({ from, ...mail });
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const name = `${stamp}-${sent.messageId.replaceAll(/[^\w-]/g, '').slice(0, 16)}.eml`;
      // Emails hold links that open an account, so nobody else on the machine may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, name);
      await writeFile(`${file}.part`, sent.message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log(
        `Email to ${mail.to} ('${mail.subject}') written to ${file}. Set SMTP_URL to send emails.`,
      );
    },
    close: () => transport.close(),
  };
}

import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

const TIMEOUT_MS = 10_000;

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}

// The ways out of the app. A new channel is a row in SENDERS, and a name in CHANNELS of the contract.
import type { Channel } from '#contract/api/notices';
import type { Database, TenantScope } from '../../db/database';
import type { Mailer } from '../../integrations/mail/mailer';
import { takeEmails } from '../../jobs/email-budget';
import { emailOf } from './email-of';
import type { Message } from './message';

export interface ChannelParts {
  database: Database;
  mailer: Mailer;
  publicUrl: URL;
}

interface Sender {
  /** Takes so many messages from what the organisation may send, or throws too_many_requests. */
  takeBudget(scope: TenantScope, count: number): Promise<void>;
  /** Throws when the message has to be sent again later. */
  send(parts: ChannelParts, message: Message): Promise<void>;
}

export const SENDERS: Record<Channel, Sender> = {
  email: {
    takeBudget: takeEmails,
    send: ({ mailer, publicUrl }, message) => mailer.send(emailOf(message, publicUrl)),
  },
};

// The ways out of the app. A new channel is a row in SENDERS, and a name in CHANNELS of the contract.
import type { Channel } from '#contract/api/notices';
import type { Database, TenantScope } from '../../db/database';
import type { Mailer } from '../../integrations/mail/mailer';
import type { Push } from '../../integrations/push/push';
import { takeEmails } from '../../jobs/email-budget';
import { listPeopleWithDevices } from '../push-subscriptions/push-subscriptions.queries';
import { emailOf } from './email-of';
import type { Message } from './message';
import { sendPush } from './send-push';

export interface ChannelParts {
  database: Database;
  mailer: Mailer;
  push: Push;
  publicUrl: URL;
  onFailure: (error: unknown, orgId: string) => void;
}

interface Sender {
  /** Whom of these people the channel reaches at all. */
  listReachable(scope: TenantScope, userIds: readonly string[]): Promise<readonly string[]>;
  /** Takes so many messages from what the organisation may send, or throws too_many_requests. */
  takeBudget(scope: TenantScope, count: number): Promise<void>;
  /** Throws when the message has to be sent again later. */
  send(parts: ChannelParts, message: Message): Promise<void>;
}

export const SENDERS: Record<Channel, Sender> = {
  email: {
    listReachable: async (_scope, userIds) => userIds,
    takeBudget: takeEmails,
    send: ({ mailer, publicUrl }, message) => mailer.send(emailOf(message, publicUrl)),
  },
  push: {
    listReachable: listPeopleWithDevices,
    // Push services cost nothing, and each person has few devices.
    takeBudget: async () => undefined,
    send: sendPush,
  },
};

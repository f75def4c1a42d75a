// The ways out of the app. A new channel is a row in SENDERS, and a name in CHANNELS of the contract.
import type { Channel } from '#contract/api/notices';
import type { Database, TenantScope } from '../../db/database';
import type { Mailer } from '../../integrations/mail/mailer';
import type { Push } from '../../integrations/push/push';
import type { Sms } from '../../integrations/sms/sms';
import { takeEmails } from '../../jobs/email-budget';
import { listPeopleWithDevices } from '../push-subscriptions/push-subscriptions.queries';
import { emailOf } from './email-of';
import type { Message } from './message';
import { sendPush } from './send-push';
import { listPeopleWithMobile, sendSms, takeSms } from './send-sms';

export interface ChannelParts {
  database: Database;
  mailer: Mailer;
  push: Push;
  sms?: Sms | undefined;
  publicUrl: URL;
  onFailure: (error: unknown, orgId: string) => void;
}

interface Sender {
  /** Whom of these people the channel reaches at all. */
  listReachable(scope: TenantScope, userIds: readonly string[]): Promise<readonly string[]>;
  /** Takes so many messages from what the organisation may send, or throws too_many_requests. */
  takeBudget(scope: TenantScope, count: number): Promise<void>;
  /** Throws when the message has to be sent again later. 'failed' means that another try wouldn't help. */
  send(parts: ChannelParts, message: Message): Promise<'sent' | 'failed'>;
}

export const SENDERS: Record<Channel, Sender> = {
  email: {
    listReachable: async (_scope, userIds) => userIds,
    takeBudget: takeEmails,
    async send({ mailer, publicUrl }, message) {
      await mailer.send(emailOf(message, publicUrl));
      return 'sent';
    },
  },
  push: {
    listReachable: listPeopleWithDevices,
    // Push services cost nothing, and each person has few devices.
    takeBudget: async () => undefined,
    async send(parts, message) {
      await sendPush(parts, message);
      return 'sent';
    },
  },
  sms: { listReachable: listPeopleWithMobile, takeBudget: takeSms, send: sendSms },
};

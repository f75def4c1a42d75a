// A message as a push notification, to each browser in which the person turned them on.
import { createHash } from 'node:crypto';
import type { Urgency } from '#engine/notices/due-at';
import type { Database } from '../../db/database';
import type { Push, PushMessage } from '../../integrations/push/push';
import {
  deleteTarget,
  listTargets,
  noteTold,
} from '../push-subscriptions/push-subscriptions.queries';
import type { Message } from './message';
import { shortText } from './short-text';

const DAY_SECONDS = 86_400;

const WAYS: Record<Urgency, Pick<PushMessage, 'urgency' | 'ttlSeconds'>> = {
  now: { urgency: 'high', ttlSeconds: DAY_SECONDS },
  soon: { urgency: 'normal', ttlSeconds: 3 * DAY_SECONDS },
  digest: { urgency: 'low', ttlSeconds: 3 * DAY_SECONDS },
};

interface PushParts {
  database: Database;
  push: Push;
  onFailure: (error: unknown, orgId: string) => void;
}

/** A browser that got it doesn't get it again when another one has to be tried again. */
export async function sendPush(
  { database, push, onFailure }: PushParts,
  message: Message,
): Promise<void> {
  const { userId, orgId, noticeIds } = message;
  const targets = await database.transact({}, (db) => listTargets({ db }, userId, noticeIds));
  const attempts = await Promise.allSettled(
    targets.map(async (target) => {
      const outcome = await push.send(target, pushOf(message, target.endpoint));
      if (outcome === 'refused')
        onFailure(new Error(`${new URL(target.endpoint).host} refused a message`), orgId);
      await database.transact({}, (db) =>
        outcome === 'gone'
          ? deleteTarget({ db }, target.endpoint)
          : noteTold({ db }, target.endpoint, noticeIds),
      );
    }),
  );
  const failed = attempts.find((attempt) => attempt.status === 'rejected');
  if (failed) throw failed.reason;
}

function pushOf(message: Message, endpoint: string): PushMessage {
  const { news, subjects, orgId, urgency } = message;
  const way = WAYS[urgency];
  const { title, body } = shortText(message);
  return {
    ...way,
    text: JSON.stringify({ title, body }),
    ttlSeconds: news.length + subjects.length > 0 ? way.ttlSeconds : secondsUntilFirst(message),
    // A newer message of an organisation replaces the one before. The push service can't tell which organisation that is.
    topic: createHash('sha256')
      .update(`${title} ${orgId} ${endpoint}`)
      .digest('base64url')
      .slice(0, 32),
  };
}

/** A reminder of a shift that has begun is no help. */
function secondsUntilFirst({ reminders, moment }: Message): number {
  const starts = reminders.flatMap(({ now }) => (now ? [now.start] : []));
  return Math.max(60, Math.floor((Math.min(...starts) - moment) / 1000));
}

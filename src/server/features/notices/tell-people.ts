// Tells people something that isn't a change of their own shifts.
import type { SubjectKind } from '#contract/api/notices';
import { dueAt } from '#engine/notices/due-at';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { insertNotices } from './make-notices';
import type { StoredSubject } from './stored-items';
import { listWakings } from './wakings.queries';

export interface News {
  kind: SubjectKind;
  subject: StoredSubject;
  /** Goes out straight away, also in quiet hours. */
  urgent: boolean;
  /** A person who was told under this text isn't told again. */
  once?: string;
}

/** Call it inside the transaction of what happened: both are kept or neither. The author shouldn't be among the people. */
export async function tellPeople(
  scope: TenantScope,
  userIds: readonly string[],
  { kind, subject, urgent, once }: News,
  moment: Instant,
): Promise<void> {
  const wakings = await listWakings(scope, userIds, moment);
  const notices = [...wakings].map(([user_id, waking]) => {
    const urgency = urgent ? 'now' : waking.digestAt === null ? 'soon' : 'digest';
    return {
      user_id,
      kind,
      urgency,
      subject,
      items: [],
      ...(once !== undefined && { once }),
      dueAt: dueAt(moment, urgency, waking),
    } as const;
  });
  await insertNotices(scope, notices, moment);
}

// What a notice says may be over before its message goes out, in the morning or with a digest. Then the line is left out.
import type { NoticeKind } from '#contract/api/notices';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listStillShort } from '../cover/tell-of-short-cover';
import { listStillCannot, listStillUnconfirmed } from '../shift-answers/tell-managers';
import { listUnrenewed } from '../skills/reminders.queries';
import { listStillMissing } from '../timesheets/tell-of-clocked';
import type { StoredSubject } from './stored-items';

/** Returns those of the things that lines are about (`about`) that are still as the lines say. */
type Check = (
  scope: TenantScope,
  about: readonly string[],
  moment: Instant,
) => Promise<ReadonlySet<string>>;

/** A kind without a check stays true. */
const CHECKS: Partial<Record<NoticeKind, Check>> = {
  cannot: listStillCannot,
  unconfirmed: listStillUnconfirmed,
  // Of these, only those that ask to confirm a shift can be over.
  request_asked: listStillUnconfirmed,
  cover_short: listStillShort,
  licence_expiring: listUnrenewed,
  clocked: listStillMissing,
};

interface Told {
  kind: NoticeKind;
  subject: StoredSubject | null;
}

/** A notice whose lines are all over has no subject any more, so it is dropped. */
export async function withoutStale<Notice extends Told>(
  scope: TenantScope,
  notices: readonly Notice[],
  moment: Instant,
): Promise<Notice[]> {
  const still = new Map<NoticeKind, ReadonlySet<string>>();
  for (const [kind, check] of Object.entries(CHECKS) as [NoticeKind, Check][]) {
    const lines = notices
      .filter((notice) => notice.kind === kind)
      .flatMap(({ subject }) => subject?.lines ?? []);
    const about = lines.flatMap((line) => line.about ?? []);
    if (about.length > 0) still.set(kind, await check(scope, [...new Set(about)], moment));
  }
  return notices.map((notice) => {
    const { kind, subject } = notice;
    const known = still.get(kind);
    if (!subject || !known) return notice;
    const lines = subject.lines.filter(({ about }) => about === undefined || known.has(about));
    return { ...notice, subject: lines.length > 0 ? { ...subject, lines } : null };
  });
}

// All that a person is told at once, by one channel.
import type { Channel, NoticeSubject } from '#contract/api/notices';
import type { Urgency } from '#engine/notices/due-at';
import type { Instant } from '#engine/time/kinds';
import type { StoredItem } from './stored-items';

export type NamedNews = Omit<StoredItem, 'aloud'>;

export interface Message {
  channel: Channel;
  orgId: string;
  /** Those that it tells of. */
  noticeIds: string[];
  userId: string;
  name: string;
  email: string;
  orgName: string;
  moment: Instant;
  /** That of its most urgent notice. */
  urgency: Urgency;
  news: NamedNews[];
  reminders: NamedNews[];
  subjects: NoticeSubject[];
  /** Ends messages like this one, without signing in. */
  token: string;
}

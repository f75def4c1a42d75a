// All that a person is told at once, by one channel.
import type { Channel, NoticeSubject } from '#contract/api/notices';
import type { Instant } from '#engine/time/kinds';
import type { StoredItem } from './stored-items';

export type NamedNews = Omit<StoredItem, 'aloud'>;

export interface Message {
  channel: Channel;
  userId: string;
  name: string;
  email: string;
  orgName: string;
  moment: Instant;
  news: NamedNews[];
  reminders: NamedNews[];
  subjects: NoticeSubject[];
  /** Ends messages like this one, without signing in. */
  token: string;
}

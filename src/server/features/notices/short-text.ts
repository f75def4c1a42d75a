// A message in a few words that anyone may see: on a lock screen, or on a phone that has changed hands. It names nobody, no
// site and no time.
import { counted } from '#engine/counted';
import type { Message } from './message';

export function shortText(message: Message): { title: string; body: string } {
  return { title: titleOf(message), body: bodyOf(message) };
}

/** What a request or an answer is about may be someone's health, so it is only counted. */
function titleOf({ news, subjects }: Message): string {
  if (news.length > 0) return 'Your roster has changed';
  return subjects.length > 0 ? 'New in your inbox' : 'Shift reminder';
}

function bodyOf({ news, subjects, reminders }: Message): string {
  const parts = [
    news.length > 0 && counted(news.length, 'shift'),
    subjects.length > 0 && counted(subjects.length, 'message'),
    reminders.length > 0 && counted(reminders.length, 'shift is coming up', 'shifts are coming up'),
  ];
  return parts.filter(Boolean).join(', ');
}

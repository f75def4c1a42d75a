import type { FeedScope } from '#contract/api/calendar-feeds';

export const FEED_TEXTS: Record<FeedScope, { label: string; hint: string }> = {
  shifts: {
    label: 'Your shifts',
    hint: 'When and where you work, with your role.',
  },
  pattern: {
    label: 'Your shifts and your pattern',
    hint: 'Also what your rotation brings after that, two years ahead and marked as tentative.',
  },
  leave: {
    label: 'Your shifts and your leave',
    hint: 'Also when you are on leave, but not which kind of leave it is.',
  },
  busy: {
    label: 'Busy times only',
    hint: 'For a partner or a friend: when you work, but not where or what you do.',
  },
};

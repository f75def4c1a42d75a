// Notices: what a person is told, mostly about their own shifts, and how they want to be told.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, wallTime } from '../time-fields';
import { timezone } from '../timezone-field';

/** They say what they say by a subject: a title, lines and a link. */
const SUBJECT_KINDS = [
  'cannot',
  'unconfirmed',
  'cover_short',
  'licence_expiring',
  'request_asked',
  'request_answered',
  'request_decided',
  'open_shift',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const NOTICE_KINDS = [
  'published',
  'changed',
  'removed',
  'reminder',
  ...SUBJECT_KINDS,
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Kinds that something makes. The others have no switch yet: whoever begins to make one adds it here. */
export const LIVE_KINDS: readonly NoticeKind[] = [
  'published',
  'changed',
  'removed',
  'reminder',
  'request_asked',
  'request_answered',
  'request_decided',
  'cannot',
  'unconfirmed',
  'cover_short',
  'licence_expiring',
  'open_shift',
];

/** Only those who edit the roster get these. */
export const MANAGER_KINDS: readonly NoticeKind[] = ['cannot', 'unconfirmed', 'cover_short'];

/** Ways out of the app. In the app a notice is always shown. */
export const CHANNELS = ['email', 'push', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What is sent by SMS unless someone chooses otherwise: whoever misses these stands at the wrong place, or nobody does. */
const SMS_KINDS: readonly NoticeKind[] = ['changed', 'removed', 'cannot'];

/** Whether someone who never chose is told of a kind by a channel. */
export function isOnByDefault(channel: Channel, kind: NoticeKind): boolean {
  return channel !== 'sms' || SMS_KINDS.includes(kind);
}

/** A shift as it was, or is, when the notice was made. */
const NoticeShift = z.object({
  date: calendarDate,
  start_at: instant,
  end_at: instant,
  site: z.string(),
  timezone: z.string(),
  role_label: z.string().nullable(),
});
export type NoticeShift = z.infer<typeof NoticeShift>;

/** New without `was`, removed without `now`. A reminder has both. */
const NoticeItem = z.object({
  shift_id: z.uuid(),
  was: NoticeShift.nullable(),
  now: NoticeShift.nullable(),
  note_changed: z.boolean(),
});
export type NoticeItem = z.infer<typeof NoticeItem>;

/** What a notice says that isn't about one's own shifts. Its texts are those of the moment when it was made. */
const NoticeSubject = z.object({
  /** Without names: it is the subject of an email, and ' at Acacia' can follow it. */
  title: z.string(),
  /** A name stands by itself, so that anonymising its person finds it. */
  lines: z.array(z.object({ who: z.string().nullable(), text: z.string() })),
  /** A page of the app, such as '/roster'. */
  link: z.object({ label: z.string(), path: z.string() }),
});
export type NoticeSubject = z.infer<typeof NoticeSubject>;

const Notice = z.object({
  id: z.uuid(),
  kind: z.enum(NOTICE_KINDS),
  urgent: z.boolean(),
  created_at: instant,
  read: z.boolean(),
  items: z.array(NoticeItem),
  /** Null for the kinds that have items. */
  subject: NoticeSubject.nullable(),
});
export type Notice = z.infer<typeof Notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  summary: "List the caller's own notices, newest first, and how many are unread",
  right: 'read own notices',
  query: z.object({
    /** The last notice that is known; older ones follow. */
    before: id('notice').optional(),
    /** 0 for the count alone. */
    limit: z.coerce.number().int().min(0).max(LIMITS.noticePageSize).optional(),
  }),
  response: z.object({ unread: z.int(), notices: z.array(Notice), more: z.boolean() }),
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/notices/read',
  summary: 'Mark own notices as read: those with the ids, or all',
  right: 'read own notices',
  body: z.strictObject({ ids: z.array(id('notice')).max(LIMITS.noticePageSize).optional() }),
  response: z.object({ unread: z.int() }),
});

export const REMINDER_HOURS = [1, 2, 4, 12, 24] as const;

const Kinds = z.record(z.enum(NOTICE_KINDS), z.boolean());

export const NoticePreferences = z.strictObject({
  /** Which kinds are emailed. */
  email: Kinds,
  /** Which kinds are pushed to the browsers that have it turned on. */
  push: Kinds,
  /** Which kinds are sent by SMS. Left out when the operator hasn't set it up. */
  sms: Kinds.optional(),
  /** What isn't urgent waits until they end. Null: no quiet hours. */
  quiet: z.strictObject({ from: wallTime, to: wallTime }).nullable(),
  /** After a night shift, what isn't urgent waits until 8 hours after its end. */
  sleep_aware: z.boolean(),
  /** What isn't urgent waits for this time of the day. */
  digest_at: wallTime.nullable(),
  /** How many hours before a shift; null for no reminders. */
  reminder_hours: z.literal(REMINDER_HOURS).nullable(),
  /** Null: the time zone of the site where they work. */
  timezone: timezone.nullable(),
});
export type NoticePreferences = z.infer<typeof NoticePreferences>;

const SomeKinds = z.partialRecord(z.enum(NOTICE_KINDS), z.boolean());

/** A tab from before an upgrade doesn't know the newest channels and kinds. Those that it leaves out stay as they are. */
const NoticePreferencesInput = NoticePreferences.extend({
  email: SomeKinds,
  push: SomeKinds.optional(),
  sms: SomeKinds.optional(),
});
export type NoticePreferencesInput = z.infer<typeof NoticePreferencesInput>;

export const getNoticePreferences = endpoint({
  method: 'GET',
  path: '/api/notice-preferences',
  summary: 'Get how the caller wants to be told about changes',
  right: 'read own notices',
  response: NoticePreferences,
});

export const setNoticePreferences = endpoint({
  method: 'PUT',
  path: '/api/notice-preferences',
  summary: 'Set how the caller wants to be told about changes',
  right: 'read own notices',
  body: NoticePreferencesInput,
  response: NoticePreferences,
});

const Link = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const showUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/unsubscribe/{token}',
  summary: 'Lead from the unsubscribe address of an email to the page that asks; changes nothing',
  right: 'use the front door',
  params: Link,
  produces: 'text/html',
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  summary:
    'Stop emails of the kind that the link came with (one click, RFC 8058); needs no session',
  right: 'use the front door',
  params: Link,
});

// The kiosk itself: the only calls that the token of a tablet opens.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { LIMITS } from '../limits';
import { timestamp } from '../time-fields';

const Person = z.object({
  id: z.uuid(),
  /** The first name, with the first letter of the last one where two people share it. */
  name: z.string(),
  state: z.enum(['off', 'on', 'break']),
  since: instant.nullable(),
});
export type KioskPerson = z.infer<typeof Person>;

const KioskView = z.object({
  id: z.uuid(),
  label: z.string(),
  site_name: z.string(),
  timezone: z.string(),
  /** Seals PINs (RSA-OAEP with SHA-256, base64 of its SPKI). A tablet that waits for the network keeps none in the open. */
  key: z.string(),
  people: z.array(Person),
});
export type KioskView = z.infer<typeof KioskView>;

export const KIOSK_KINDS = ['in', 'out', 'break-start', 'break-end'] as const;
export type KioskKind = (typeof KIOSK_KINDS)[number];

const KioskEvent = z.strictObject({
  id: z.uuid().meta({ examples: ['7d2f8a54-3a5e-4f86-9a5b-0d5c8a3f1b20'] }),
  kind: z.enum(KIOSK_KINDS),
  capturedAt: timestamp('2026-11-17T00:00:00.000Z'),
  ageMs: z.int().min(0).nullish(),
  counter: z.int().min(0).max(2_147_483_647).default(0),
  /** Someone of the list, or the number that payroll uses. */
  person: z.union([
    z.strictObject({ id: id('employee') }),
    z.strictObject({ number: text(50, 'Required') }),
  ]),
  /** The id of the event, a colon and the PIN, sealed with the key of a kiosk. */
  sealed: z
    .base64()
    .max(400)
    .meta({ examples: ['c2VhbGVk'] }),
  sealedFor: id('kiosk'),
});

/** Locked: too many wrong PINs. The event may be sent again later. */
const KioskReceipt = z.object({
  id: z.uuid(),
  result: z.enum(['taken', 'known', 'flagged', 'refused', 'locked']),
  /** Null until the PIN was right. */
  name: z.string().nullable(),
  sentence: z.string().nullable(),
});
export type KioskReceipt = z.infer<typeof KioskReceipt>;

export const readKiosk = endpoint({
  method: 'GET',
  path: '/api/kiosk',
  summary: 'The site of this kiosk, and who is rostered there within a day: first names and states',
  right: 'clock at kiosk',
  response: KioskView,
});

export const followKiosk = endpoint({
  method: 'GET',
  path: '/api/kiosk/stream',
  summary: 'A stream without any events. It ends as soon as this kiosk is removed',
  right: 'clock at kiosk',
  produces: 'text/event-stream',
});

export const postKioskEvents = endpoint({
  method: 'POST',
  path: '/api/kiosk/events',
  summary: 'Clock people in and out at the site of this kiosk, each with their PIN',
  right: 'clock at kiosk',
  body: z.strictObject({
    sentAt: timestamp('2026-11-17T00:00:00.000Z'),
    events: z.array(KioskEvent).min(1).max(LIMITS.kioskEvents),
  }),
  response: z.object({ receipts: z.array(KioskReceipt), kiosk: KioskView }),
});

// Clocks people at a kiosk. Each event carries the PIN of its person, sealed by the tablet together with the event's id, so
// that nobody who reads the tablet's storage can use it again.
import { constants, privateDecrypt } from 'node:crypto';
import type * as api from '#contract/api/kiosk';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { dateAt } from '#engine/time/instants';
import type { Instant } from '#engine/time/kinds';
import type { Database, TenantScope } from '../../db/database';
import type { KioskCaller } from '../../http/kiosks';
import { forgetAttempts, guessesAtPin, takeAttempt } from '../../http/rate-limit';
import { takeEvents } from '../clock/take-events';
import { pinMatches } from './pins';
import { shownNames } from './read-kiosk';

type Sent = BodyOf<typeof api.postKioskEvents>;
type SentEvent = Sent['events'][number];

interface Clocker {
  id: string;
  name: string;
  user_id: string | null;
}

/** An event with the person whose PIN it carries, or what to answer instead. */
export type CheckedEvent = { event: SentEvent; clocker: Clocker } | api.KioskReceipt;

/**
 * Before the transaction that saves them: a wrong PIN has to count whatever becomes of the rest. Looks for the person
 * last, so that an unknown number answers like a wrong PIN.
 */
export async function checkPins(
  database: Database,
  kiosk: KioskCaller,
  events: readonly SentEvent[],
  now: Instant,
): Promise<CheckedEvent[]> {
  const checked: CheckedEvent[] = [];
  for (const event of events) checked.push(await checkPin(database, kiosk, event, now));
  return checked;
}

async function checkPin(
  database: Database,
  kiosk: KioskCaller,
  event: SentEvent,
  now: Instant,
): Promise<CheckedEvent> {
  const found = await database.transact({ orgId: kiosk.org_id }, async (db) => ({
    person: await findPerson({ db, orgId: kiosk.org_id }, kiosk, event, now),
    key: await findKey({ db, orgId: kiosk.org_id }, kiosk, event.sealedFor),
  }));
  // The same person counts once, by name or by number.
  const of = found.person?.id ?? ('number' in event.person ? event.person.number : event.person.id);
  const guesses = guessesAtPin(kiosk.id, of);
  try {
    await takeAttempt(database, [guesses]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
    return { id: event.id, result: 'locked', name: null, sentence: error.message };
  }
  const pin = unseal(found.key, event);
  const right = await pinMatches(found.person?.pin_hash ?? undefined, pin ?? '');
  if (!right || !found.person) {
    const sentence =
      'number' in event.person
        ? "That number and PIN don't match. Try again."
        : "That PIN isn't correct. Try again, or set a new one in Muster under Your account.";
    return { id: event.id, result: 'refused', name: null, sentence };
  }
  await forgetAttempts(database, guesses);
  return { event, clocker: found.person };
}

async function findPerson(
  { db, orgId }: TenantScope,
  { timezone }: KioskCaller,
  { person }: SentEvent,
  now: Instant,
) {
  let query = db
    .selectFrom('employees as e')
    .leftJoin('kiosk_pins as p', (join) =>
      join.onRef('p.org_id', '=', 'e.org_id').onRef('p.employee_id', '=', 'e.id'),
    )
    .select(['e.id', 'e.name', 'e.user_id', 'p.pin_hash'])
    .where('e.org_id', '=', orgId)
    .where('e.deleted_at', 'is', null);
  if ('id' in person) query = query.where('e.id', '=', person.id);
  else {
    const { number } = person;
    query = query.where(({ eb, selectFrom }) =>
      eb(
        'e.id',
        'in',
        selectFrom('contracts as c')
          .select('c.employee_id')
          .where('c.org_id', '=', orgId)
          .where('c.employee_number', '=', number)
          .where('c.valid_from', '<=', dateAt(now, timezone) as string),
      ),
    );
  }
  const people = await query.limit(2).execute();
  // A number that two people have opens neither.
  return people.length === 1 ? people[0] : undefined;
}

/** Of this kiosk, or of one of the same site that was revoked while events waited in the tablet. */
async function findKey(
  { db, orgId }: TenantScope,
  kiosk: KioskCaller,
  sealedFor: string,
): Promise<string | null> {
  if (sealedFor === kiosk.id) return kiosk.private_key;
  const found = await db
    .selectFrom('kiosks')
    .select('private_key')
    .where('org_id', '=', orgId)
    .where('location_id', '=', kiosk.location_id)
    .where('id', '=', sealedFor)
    .executeTakeFirst();
  return found?.private_key ?? null;
}

function unseal(privateKey: string | null, { id, sealed }: SentEvent): string | null {
  if (!privateKey) return null;
  try {
    const text = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(sealed, 'base64'),
    ).toString();
    return text.startsWith(`${id}:`) ? text.slice(id.length + 1) : null;
  } catch {
    return null;
  }
}

/** In the order of the tablet, person by person. */
export async function takeKioskEvents(
  scope: TenantScope,
  kiosk: KioskCaller,
  { checked, sentAt }: { checked: readonly CheckedEvent[]; sentAt: Instant },
  now: Instant,
): Promise<api.KioskReceipt[]> {
  const receipts = new Map<string, api.KioskReceipt>();
  const byPerson = new Map<string, { clocker: Clocker; events: SentEvent[] }>();
  for (const each of checked) {
    if ('result' in each) receipts.set(each.id, each);
    else {
      const of = byPerson.get(each.clocker.id) ?? { clocker: each.clocker, events: [] };
      of.events.push(each.event);
      byPerson.set(each.clocker.id, of);
    }
  }
  // Two tablets that send the same people in another order would wait for each other.
  const inOrder = [...byPerson.values()].sort((one, other) =>
    one.clocker.id < other.clocker.id ? -1 : 1,
  );
  for (const { clocker, events } of inOrder) {
    const taken = await takeEvents(
      scope,
      {
        employeeId: clocker.id,
        userId: clocker.user_id,
        source: 'kiosk',
        onlyAt: kiosk.location_id,
      },
      {
        sentAt,
        events: events.map(({ id, kind, capturedAt, ageMs, counter }) => ({
          id,
          kind,
          capturedAt,
          ageMs,
          counter,
          locationId: kiosk.location_id,
          stated: false,
        })),
      },
      now,
    );
    const [name = ''] = shownNames([clocker.name]);
    for (const receipt of taken) receipts.set(receipt.id, { ...receipt, name });
  }
  return checked.flatMap((each) => {
    const receipt = receipts.get('result' in each ? each.id : each.event.id);
    return receipt ? [receipt] : [];
  });
}

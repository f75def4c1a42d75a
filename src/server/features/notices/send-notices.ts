// What happens each minute, in every server process: notices are made of what changed, and messages go out.
import { sql } from 'kysely';
import { tellDueWaves } from '../open-shifts/tell-waves';
import { tellOfUnconfirmed } from '../shift-answers/tell-managers';
import { tellOfClocked } from '../timesheets/tell-of-clocked';
import { type DeliveryParts, deliver } from './deliver';
import { makeRosterNotices } from './make-notices';
import { makeReminders } from './make-reminders';

export async function sendNotices(parts: DeliveryParts): Promise<void> {
  const { database, clock, onFailure } = parts;
  for (const orgId of await listOrganizations(parts)) {
    try {
      // A large publication is many batches: each commits by itself and holds the roster only briefly.
      let people: number;
      do {
        people = await database.transact({ orgId }, (db) =>
          makeRosterNotices({ db, orgId }, clock()),
        );
      } while (people > 0);
      await database.transact({ orgId }, (db) => makeReminders({ db, orgId }, clock()));
      await database.transact({ orgId }, (db) => tellOfUnconfirmed({ db, orgId }, clock()));
      await database.transact({ orgId }, (db) => tellOfClocked({ db, orgId }, clock()));
      await database.transact({ orgId }, (db) => tellDueWaves({ db, orgId }, clock()));
      await deliver(parts, orgId);
    } catch (error) {
      onFailure(error, orgId);
    }
  }
}

/** Those with something to do. One that is being deleted tells nobody anything more. */
async function listOrganizations({ database, clock }: DeliveryParts): Promise<string[]> {
  const now = new Date(clock());
  const lastWeek = new Date(clock() - 7 * 24 * 60 * 60 * 1000);
  const { rows } = await database.readEverything((db) =>
    sql<{ id: string }>`
      select o.id from organizations o where o.deletes_at is null and (
        exists (select from untold_changes u where u.org_id = o.id and u.due_at <= ${now})
        or exists (select from deliveries d where d.org_id = o.id and d.state in ('waiting', 'sending') and d.due_at <= ${now})
        or exists (select from open_shifts s where s.org_id = o.id and s.next_wave_at <= ${now})
        or exists (select from notice_preferences p where p.org_id = o.id and p.reminder_hours is not null)
        or exists (select from clock_events c where c.org_id = o.id and c.received_at > ${lastWeek})
        or exists (select from shift_answers a where a.org_id = o.id and a.answer = 'confirmed'))
      order by o.id`.execute(db),
  );
  return rows.map(({ id }) => id);
}

import type { DerivedSheet } from '#engine/clock/derive-timesheets';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishToManagers } from '../../db/publish';

const UTC = 'UTC' as Zone;

/** Tells managers which days to read again, after the sheets from the instant on were made anew. */
export async function publishTime(
  scope: TenantScope,
  from: Instant,
  sheets: readonly DerivedSheet[],
): Promise<void> {
  const instants = [from, ...sheets.map(({ start }) => start)];
  // Nowhere on earth is it another day than the one before or after that in UTC.
  await publishToManagers(scope, 'time', {
    from: addDays(dateAt(Math.min(...instants) as Instant, UTC), -1),
    to: addDays(dateAt(Math.max(...instants) as Instant, UTC), 1),
  });
}

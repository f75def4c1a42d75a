import type { createCoverNeed } from '#contract/api/cover';
import type { BodyInput } from '#contract/endpoint';
import type { Roster } from './roster';

type Need = BodyInput<typeof createCoverNeed>;

/** What the depot needs: one person on weekdays from 09:00 to 17:00. */
export function coverNeed({ depot }: Pick<Roster, 'depot'>, changes: Partial<Need> = {}): Need {
  return {
    locationId: depot.id,
    label: 'Day',
    weekdays: [1, 2, 3, 4, 5],
    onHolidays: 'as-weekday',
    startTime: '09:00',
    endTime: '17:00',
    minimum: 1,
    target: 1,
    maximum: null,
    role: null,
    groupId: null,
    skills: [],
    validFrom: null,
    validTo: null,
    ...changes,
  };
}

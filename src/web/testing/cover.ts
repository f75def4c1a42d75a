// Needs of job sites, for the tests of screens.
import type { CoverNeed } from '#contract/api/cover';
import type { WallTime } from '#engine/time/kinds';
import { idOf } from './screen-test';
import { DEPOT } from './shifts';
import { skill } from './skills';

export const FIRST_AID = skill('First aid');

/** Two people at night on weekdays at the depot, unless a test says otherwise. */
export function need(changes: Partial<CoverNeed> = {}): CoverNeed {
  const { label = 'Night' } = changes;
  return {
    id: idOf(label),
    locationId: DEPOT.id,
    label,
    weekdays: [1, 2, 3, 4, 5],
    onHolidays: 'as-weekday',
    startTime: '23:00' as WallTime,
    endTime: '07:00' as WallTime,
    minimum: 2,
    target: 3,
    maximum: 4,
    role: null,
    groupId: null,
    skills: [{ skillId: FIRST_AID.id, count: 1 }],
    validFrom: null,
    validTo: null,
    exceptions: [],
    ...changes,
  };
}

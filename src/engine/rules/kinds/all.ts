// Every kind of rule by its name.
import type { Kind } from '../kind';
import type { RuleKind } from '../rule';
import { averageHours } from './average-hours';
import { away } from './away';
import { daysInARow } from './days-in-a-row';
import { daysOff } from './days-off';
import { forwardRotation } from './forward-rotation';
import { hoursInPeriod } from './hours-in-period';
import { hoursLimit } from './hours-limit';
import { longShift } from './long-shift';
import { minors } from './minors';
import { nightsInARow } from './nights-in-a-row';
import { notice } from './notice';
import { publicHolidays } from './public-holidays';
import { rest } from './rest';
import { restAfterNights } from './rest-after-nights';
import { shortShift } from './short-shift';
import { skill } from './skill';
import { weekendsOff } from './weekends-off';

export const KINDS: { readonly [K in RuleKind]: Kind<K> } = {
  rest,
  'long-shift': longShift,
  'short-shift': shortShift,
  'hours-in-period': hoursInPeriod,
  'average-hours': averageHours,
  'days-in-a-row': daysInARow,
  'nights-in-a-row': nightsInARow,
  'days-off': daysOff,
  'weekends-off': weekendsOff,
  'rest-after-nights': restAfterNights,
  'forward-rotation': forwardRotation,
  notice,
  'public-holidays': publicHolidays,
  skill,
  away,
  'hours-limit': hoursLimit,
  minors,
};

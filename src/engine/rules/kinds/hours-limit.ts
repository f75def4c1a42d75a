// F19: the hours that a visa or a licence allows.

import type { Kind } from '../kind';
import { lengthText } from '../words';
import { findHours, periodText, reachOfPeriod } from './hours-in-period';

export const hoursLimit: Kind<'hours-limit'> = {
  reach: reachOfPeriod,
  variant: ({ of }) => of,
  find: findHours,
  say: (finding, { of }) => ({
    what: lengthText(finding.measured),
    when: periodText(finding),
    limit: `${lengthText(finding.limit)} is the maximum of the ${of}`,
  }),
};

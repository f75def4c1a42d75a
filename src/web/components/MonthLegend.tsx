import { can } from '#contract/rights';
import { useUser } from '../data/session';
import { Legend } from '../ui/Legend';

const ENTRIES = [
  { label: 'Shifts', swatch: 'bg-manual', marker: '' },
  { label: 'Day Off', swatch: 'bg-off', marker: '' },
  { label: 'Sick', swatch: 'bg-sick', marker: 'S' },
  { label: 'Holiday', swatch: 'bg-holiday', marker: 'H' },
];
const DRAFT = { label: 'Draft', swatch: 'bg-manual bg-hatch', marker: '' };
const UNAVAILABLE = { label: 'Unavailable', swatch: 'bg-sick', marker: '?' };

/** What the colours of My Shifts mean. Only managers see drafts, and only they see why a colleague is away. */
export function MonthLegend() {
  const last = can(useUser(), 'see roster') ? DRAFT : UNAVAILABLE;
  return <Legend entries={[...ENTRIES, last]} />;
}

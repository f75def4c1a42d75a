import { Diamond } from 'lucide-react';
import type { getMyYear } from '#contract/api/my-year';
import type { ResponseOf } from '#contract/endpoint';
import { formatCount } from '#engine/counted';
import { inHours } from '#engine/hours/hours-text';
import { Legend } from '../../../ui/Legend';
import { countsOf } from './year-days';

type YearSummaryProps = {
  /** Undefined while loading. */
  year: ResponseOf<typeof getMyYear> | undefined;
};

/** The counts of the months on the page, and what the looks of their days mean. */
export function YearSummary({ year }: YearSummaryProps) {
  const rows = [
    ['Published', countsOf(year?.shifts ?? [])],
    ['Pattern, not yet published', countsOf(year?.pattern ?? [])],
  ] as const;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
      <table aria-busy={!year} className="text-sm tabular-nums">
        <caption className="sr-only">Your work in these twelve months</caption>
        <thead>
          <tr className="text-muted">
            <td />
            {['Shifts', 'Hours', 'Nights', 'Weekends'].map((name) => (
              <th key={name} scope="col" className="pl-4 text-right font-medium sm:pl-6">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { shifts, minutes, nights, weekends }]) => (
            <tr key={name}>
              <th scope="row" className="text-left font-medium">
                {name}
              </th>
              <td className="pl-4 text-right">{formatCount(shifts)}</td>
              <td className="pl-4 text-right">{inHours(minutes)}</td>
              <td className="pl-4 text-right">{formatCount(nights)}</td>
              <td className="pl-4 text-right">{formatCount(weekends)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Legend entries={LEGEND}>
        <li className="flex items-center gap-1.5">
          <Diamond aria-hidden="true" className="size-2.5 fill-current text-brand" />
          Public holiday
        </li>
      </Legend>
    </div>
  );
}

const LEGEND = [
  { label: 'Shift', swatch: 'bg-manual', marker: 'D' },
  { label: 'Night', swatch: 'bg-manual', marker: 'N' },
  {
    label: 'Pattern, not yet published',
    swatch: 'border-dashed border-line-strong bg-manual bg-hatch',
    marker: '',
  },
  { label: 'Leave for part of the day', swatch: 'bg-manual', marker: 'L' },
  { label: 'Day Off', swatch: 'bg-off', marker: '' },
  { label: 'Sick', swatch: 'bg-sick', marker: 'S' },
  { label: 'Holiday', swatch: 'bg-holiday', marker: 'H' },
];

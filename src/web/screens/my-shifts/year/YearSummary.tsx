import { Diamond } from 'lucide-react';
import type { getMyYear, YearShift } from '#contract/api/my-year';
import type { ResponseOf } from '#contract/endpoint';
import { formatCount } from '#engine/counted';
import { inHours } from '#engine/hours/hours-text';
import { clockHoursOf } from '../../../platform/formats';
import { Legend } from '../../../ui/Legend';
import { countsOf } from './year-days';

type YearSummaryProps = {
  /** Undefined while loading. */
  year: ResponseOf<typeof getMyYear> | undefined;
};

/** The counts of the months on the page, and what the looks of their days mean. */
export function YearSummary({ year }: YearSummaryProps) {
  const rows = [
    ['Published', year?.shifts ?? []],
    ['Pattern, not yet published', year?.pattern ?? []],
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
          {rows.map(([name, shifts]) => (
            <CountsRow key={name} name={name} shifts={shifts} />
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

function CountsRow({ name, shifts: worked }: { name: string; shifts: readonly YearShift[] }) {
  const { shifts, minutes, nights, weekends } = countsOf(worked);
  const byClock = 60 * worked.reduce((sum, shift) => sum + clockHoursOf(shift), 0);
  return (
    <tr>
      <th scope="row" className="text-left align-top font-medium">
        {name}
      </th>
      <td className="pl-4 text-right align-top">{formatCount(shifts)}</td>
      <td className="pl-4 text-right">
        {inHours(minutes)}
        {Math.round(byClock) !== Math.round(minutes) && (
          <span className="block text-muted">{`${inHours(Math.round(byClock))} by the clock`}</span>
        )}
      </td>
      <td className="pl-4 text-right align-top">{formatCount(nights)}</td>
      <td className="pl-4 text-right align-top">{formatCount(weekends)}</td>
    </tr>
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

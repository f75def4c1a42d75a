import { isOffCode } from '#engine/rotation/pattern';
import { codeTone } from '../../../components/templates/CodeBadge';
import { cn } from '../../../ui/cn';
import { useScrollable } from '../../../ui/use-scrollable';
import type { Pictured } from './RotationPicture';

/** Every team over the whole cycle, with the number of teams at work under each day. */
export function TeamStrip({ pattern }: { pattern: Pictured }) {
  const scrollable = useScrollable<HTMLDivElement>();
  const { patterns, teams, codes, tied_to_weekdays } = pattern;
  const order = Object.keys(codes);
  const days = Array.from({ length: patterns[0]?.length ?? 0 }, (_, day) => day);
  const head = 'sticky left-0 bg-surface pr-2 text-left text-xs font-normal whitespace-nowrap';
  const edge = (day: number) => day % 7 === 6 && tied_to_weekdays && 'border-r border-line-strong';
  return (
    <div {...scrollable} className="relative overflow-x-auto rounded-md print:overflow-visible">
      <table className="border-separate border-spacing-0 text-xs tabular-nums">
        <caption className="sr-only">All teams, day by day</caption>
        <thead>
          <tr>
            <td className={head} />
            {days.map((day) => (
              <th key={day} scope="col" className={cn('font-normal text-muted', edge(day))}>
                {day + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patterns.map((line, team) => (
            <tr key={teams[team]}>
              <th scope="row" className={head}>
                Team {teams[team]}
              </th>
              {days.map((day) => {
                const code = line[day] ?? 'OFF';
                return (
                  <td key={day} className={cn('p-px', edge(day))}>
                    {isOffCode(code) ? (
                      <span className="sr-only">off</span>
                    ) : (
                      <span
                        className={cn(
                          'grid h-5 min-w-5 place-items-center rounded-sm px-0.5 font-semibold',
                          codeTone(code, order.indexOf(code)),
                        )}
                      >
                        {code}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          {order
            .filter((code) => patterns.flat().includes(code))
            .map((code) => (
              <tr key={code}>
                <th scope="row" className={cn(head, 'text-muted')}>
                  On {code}
                </th>
                {days.map((day) => {
                  const count = patterns.filter((line) => line[day] === code).length;
                  return (
                    <td
                      key={day}
                      className={cn(
                        'min-w-5 text-center text-muted',
                        edge(day),
                        count === 0 && 'bg-warn-soft font-semibold text-warn',
                      )}
                    >
                      {count}
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

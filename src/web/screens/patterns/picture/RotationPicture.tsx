import { agree } from '#engine/counted';
import { isOffCode } from '#engine/rotation/pattern';
import { codeTone } from '../../../components/templates/CodeBadge';
import type { TemplateValues } from '../../../data/shift-templates';
import { timeOfMinutes } from '../../../platform/minutes';
import { cn } from '../../../ui/cn';
import { useScrollable } from '../../../ui/use-scrollable';
import { type RotationLine, rotationLines, rowLength } from './rotation-lines';

export type Pictured = Pick<TemplateValues, 'patterns' | 'teams' | 'codes' | 'tied_to_weekdays'>;

/** The rotation as rows of days. A letter in a corner says which team begins on that day. */
export function RotationPicture({ pattern }: { pattern: Pictured }) {
  const lines = rotationLines(pattern.patterns, pattern.teams);
  return (
    <div className="flex flex-col gap-4">
      {lines.map((line) => (
        <LineTable
          key={line.teams[0]?.name}
          line={line}
          pattern={pattern}
          isNamed={lines.length > 1}
        />
      ))}
      <CodeLegend codes={pattern.codes} />
    </div>
  );
}

function teamNames({ teams }: RotationLine): string {
  return `${agree(teams.length, 'team', 'teams')} ${teams.map(({ name }) => name).join(', ')}`;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

type LineTableProps = { line: RotationLine; pattern: Pictured; isNamed: boolean };

function LineTable({ line, pattern, isNamed }: LineTableProps) {
  const scrollable = useScrollable<HTMLDivElement>();
  const width = rowLength(line.codes.length);
  const rows = Array.from(
    { length: Math.ceil(line.codes.length / width) },
    (_, row) => row * width,
  );
  const isWeekly = pattern.tied_to_weekdays && width === 7;
  const order = Object.keys(pattern.codes);
  return (
    <div {...scrollable} className="relative overflow-x-auto rounded-md print:overflow-visible">
      <table className="border-separate border-spacing-0.5 text-sm">
        <caption className={cn('pb-1 text-left font-medium', !isNamed && 'sr-only')}>
          Rotation of {teamNames(line)}
        </caption>
        <thead>
          <tr>
            <td />
            {Array.from({ length: width }, (_, day) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
                key={day}
                scope="col"
                className="min-w-7 text-center text-xs font-normal text-muted tabular-nums"
              >
                {isWeekly ? WEEKDAYS[day] : `${day + 1}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((first, row) => (
            <tr key={first}>
              <th
                scope="row"
                className="pr-2 text-left text-xs font-normal whitespace-nowrap text-muted tabular-nums"
              >
                {width === 7 ? `Week ${row + 1}` : `Day ${first + 1}`}{' '}
                <TeamTag begins={line.teams.filter(({ day }) => day === first)} />
              </th>
              {line.codes.slice(first, first + width).map((code, at) => (
                <DayCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
                  key={at}
                  code={code}
                  label={pattern.codes[code]?.label ?? code}
                  tone={codeTone(code, order.indexOf(code))}
                  begins={line.teams.filter(({ day }) => at > 0 && day === first + at)}
                  isWeekend={isWeekly && at > 4}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayCellProps = {
  code: string;
  label: string;
  tone: string;
  begins: RotationLine['teams'];
  isWeekend: boolean;
};

function DayCell({ code, label, tone, begins, isWeekend }: DayCellProps) {
  const isOff = isOffCode(code);
  return (
    <td className={cn('relative h-9 min-w-7 rounded-sm p-0 sm:min-w-9', isWeekend && 'bg-weekend')}>
      <span
        title={isOff ? 'Off' : label}
        className={cn(
          'flex h-9 items-center justify-center rounded-sm px-1 font-semibold',
          isOff ? 'text-muted' : tone,
          begins.length > 0 && 'items-end justify-end',
        )}
      >
        {isOff ? <span aria-hidden="true">–</span> : code}
        {isOff && <span className="sr-only">off</span>}
      </span>
      <span className="absolute top-0 left-0">
        <TeamTag begins={begins} />
      </span>
    </td>
  );
}

const tag =
  'rounded-sm border border-line-strong bg-surface px-1 text-[0.6875rem] leading-3.5 font-semibold text-text';

/** On the first day of a row it stands beside the name of the row. */
function TeamTag({ begins }: Pick<DayCellProps, 'begins'>) {
  if (begins.length === 0) return null;
  return (
    <span className={tag}>
      <span className="sr-only">, team </span>
      {begins.map(({ name }) => name).join(', ')}
      <span className="sr-only"> begins here</span>
    </span>
  );
}

/** 'D Day 07:00–19:00' */
function CodeLegend({ codes }: Pick<Pictured, 'codes'>) {
  const order = Object.keys(codes);
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {Object.entries(codes).map(([code, { label, start, duration }]) => (
        <li key={code} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cn(
              'grid h-5 min-w-5 place-items-center rounded-sm px-1 text-xs font-semibold',
              codeTone(code, order.indexOf(code)),
            )}
          >
            {code}
          </span>
          <span className="tabular-nums">
            {label} {timeOfMinutes(start)}–{timeOfMinutes((start + duration) % (24 * 60))}
          </span>
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={tag}>
          A
        </span>
        Team A begins here
      </li>
    </ul>
  );
}

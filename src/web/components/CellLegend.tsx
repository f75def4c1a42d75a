import type { ReactNode } from 'react';
import { FindingMark } from './FindingMark';

const ENTRIES = [
  { label: 'Auto-generated', swatch: 'bg-auto' },
  { label: 'Manual', swatch: 'bg-manual' },
  { label: 'Both', swatch: 'bg-linear-100 from-auto from-35% to-manual to-65%' },
  {
    label: 'Draft',
    swatch: `bg-manual bg-[repeating-linear-gradient(135deg,var(--color-draft)_0_2px,transparent_2px_5px)]
      bg-size-[100%_40%] bg-bottom bg-no-repeat outline-1 -outline-offset-1 outline-draft outline-dashed`,
  },
  { label: 'Day Off', swatch: 'bg-off' },
  { label: 'Sick', swatch: 'bg-sick', letter: 'S' },
  { label: 'Holiday', swatch: 'bg-holiday', letter: 'H' },
  {
    label: 'Uncovered',
    swatch: 'bg-sick bg-[linear-gradient(225deg,var(--color-danger)_5px,transparent_5.5px)]',
  },
];

/** What the colours and marks of the roster grid mean, as entries of a list. */
export function CellLegend() {
  return (
    <>
      {ENTRIES.map(({ label, swatch, letter }) => (
        <LegendEntry
          key={label}
          mark={
            <span
              aria-hidden="true"
              className={`grid h-4 w-5 place-items-center rounded-sm text-[0.625rem] font-semibold text-text ${swatch}`}
            >
              {letter}
            </span>
          }
        >
          {label}
        </LegendEntry>
      ))}
      <LegendEntry mark={<FindingMark severity="warn" />}>Breaks a rule</LegendEntry>
      <LegendEntry mark={<FindingMark severity="block" />}>Breaks a strict rule</LegendEntry>
    </>
  );
}

export function LegendEntry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      {mark}
      {children}
    </li>
  );
}

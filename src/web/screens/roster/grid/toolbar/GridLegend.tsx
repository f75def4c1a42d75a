import type { ReactNode } from 'react';
import { useShiftGroups } from '../../../../data/shift-groups';
import { ColorDot } from '../../../../ui/ColorDot';

const NAMED_GROUPS = 4;

const LOOKS = [
  { label: 'Auto-generated', swatch: 'bg-auto' },
  { label: 'Manual', swatch: 'bg-manual' },
  { label: 'Both', swatch: 'bg-linear-100 from-auto from-35% to-manual to-65%' },
  {
    label: 'Draft',
    swatch: 'bg-manual bg-hatch outline-1 -outline-offset-1 outline-draft outline-dashed',
  },
  { label: 'Day off', swatch: 'bg-off' },
  { label: 'Sick', swatch: 'bg-sick', letter: 'S' },
  { label: 'Holiday', swatch: 'bg-holiday', letter: 'H' },
];

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      {mark}
      {children}
    </li>
  );
}

export function GridLegend() {
  const { data: groups = [] } = useShiftGroups();
  const more = groups.length - NAMED_GROUPS;
  return (
    <ul
      aria-label="Legend"
      className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted print:hidden"
    >
      {groups.slice(0, NAMED_GROUPS).map(({ id, name, color_hex }) => (
        <Entry key={id} mark={<ColorDot color={color_hex} />}>
          <span className="max-w-32 truncate">{name}</span>
        </Entry>
      ))}
      {more > 0 && <li>+{more} more</li>}
      {groups.length > 0 && <li aria-hidden="true" className="h-4 w-px bg-line-strong/50" />}
      {LOOKS.map(({ label, swatch, letter }) => (
        <Entry
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
        </Entry>
      ))}
    </ul>
  );
}

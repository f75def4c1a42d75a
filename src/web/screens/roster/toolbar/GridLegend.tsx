import { CellLegend, LegendEntry } from '../../../components/CellLegend';
import { useShiftGroups } from '../../../data/shift-groups';
import { ColorDot } from '../../../ui/ColorDot';
import { ANSWER_MARKS } from '../answers/answered-looks';

const NAMED_GROUPS = 3;

export function GridLegend() {
  const { data: groups = [] } = useShiftGroups();
  const more = groups.length - NAMED_GROUPS;
  return (
    <ul
      aria-label="Legend"
      className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted print:hidden"
    >
      {groups.slice(0, NAMED_GROUPS).map(({ id, name, color_hex }) => (
        <LegendEntry key={id} mark={<ColorDot color={color_hex} />}>
          <span className="max-w-32 truncate">{name}</span>
        </LegendEntry>
      ))}
      {more > 0 && <li>+{more} more</li>}
      {groups.length > 0 && <li aria-hidden="true" className="h-4 w-px bg-line-strong/50" />}
      <CellLegend />
      {Object.values(ANSWER_MARKS).map(({ sign, words }) => (
        <LegendEntry key={words} mark={<span aria-hidden="true">{sign}</span>}>
          {words}
        </LegendEntry>
      ))}
      <LegendEntry
        mark={
          <span
            aria-hidden="true"
            className="h-4 w-5 rounded-sm bg-[repeating-linear-gradient(45deg,var(--color-line-strong)_0_1px,transparent_1px_4px)]"
          />
        }
      >
        Unavailable
      </LegendEntry>
      <LegendEntry mark={<span aria-hidden="true" className="h-0.75 w-5 bg-text" />}>
        Clocked
      </LegendEntry>
    </ul>
  );
}

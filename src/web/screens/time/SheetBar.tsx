import type { Timesheet } from '#contract/api/timesheets';

const WIDTH = 160;

/** What was rostered above what was clocked, to the same scale, with the breaks left out. The row says both in words. */
export function SheetBar({ sheet }: { sheet: Timesheet }) {
  const { start_at, end_at, rostered_start, rostered_end, breaks } = sheet;
  const rostered = rostered_start && rostered_end ? stretch(rostered_start, rostered_end) : null;
  const clocked = end_at ? stretch(start_at, end_at) : null;
  const drawn = [rostered, clocked].filter((each) => each !== null);
  if (drawn.length === 0) return null;
  const from = Math.min(...drawn.map(({ start }) => start));
  const length = Math.max(...drawn.map(({ end }) => end)) - from;
  const place = ({ start, end }: Stretch) => ({
    x: ((start - from) / length) * WIDTH,
    width: Math.max(2, ((end - start) / length) * WIDTH),
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 14`}
      preserveAspectRatio="none"
      className="h-3.5 w-full max-w-60"
    >
      {rostered && <rect {...place(rostered)} y="0" height="5" className="fill-line-strong" />}
      {clocked && (
        <rect
          {...place(clocked)}
          y="7"
          height="7"
          className={sheet.flags.length > 0 ? 'fill-warn' : 'fill-brand'}
        />
      )}
      {breaks.map((each) => (
        <rect
          key={each.start_at}
          {...place(stretch(each.start_at, each.end_at))}
          y="7"
          height="7"
          className="fill-surface"
        />
      ))}
    </svg>
  );
}

interface Stretch {
  start: number;
  end: number;
}

const stretch = (start: string, end: string): Stretch => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

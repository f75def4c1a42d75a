type CoverStripProps = { cover: readonly number[] };

/** The whole cycle at a glance, said in words beside it: two paths, however long the cycle is. */
export function CoverStrip({ cover }: CoverStripProps) {
  const most = Math.max(1, ...cover);
  const bar = (day: number, height: number) =>
    `M${day} ${most - height}h${cover.length > 60 ? 1 : 0.9}v${height}h-${cover.length > 60 ? 1 : 0.9}z`;
  const covered = cover.flatMap((count, day) => (count > 0 ? [bar(day, count)] : []));
  const open = cover.flatMap((count, day) => (count === 0 ? [bar(day, most)] : []));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, cover.length)} ${most}`}
      preserveAspectRatio="none"
      className="h-3 w-full rounded-xs"
    >
      <path d={covered.join('')} className="fill-brand" />
      <path d={open.join('')} className="fill-warn/30" />
    </svg>
  );
}

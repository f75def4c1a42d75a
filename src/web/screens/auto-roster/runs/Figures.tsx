import { formatCount } from '#engine/counted';

type FiguresProps = { figures: readonly { label: string; value: number }[] };

export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse rounded-lg border border-line bg-surface px-3 py-2"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

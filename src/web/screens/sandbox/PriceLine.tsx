import { cn } from '../../ui/cn';

type PriceLineProps = { name: string; note?: string; amount: string; total?: boolean };

export function PriceLine({ name, note, amount, total = false }: PriceLineProps) {
  return (
    <div
      className={cn(
        'flex items-baseline justify-between gap-4',
        total && 'border-t border-line-strong/60 pt-3 text-lg font-semibold',
      )}
    >
      <dt className="min-w-0">
        {name}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';

type FactsProps = { title: string; facts: readonly { term: string; value: ReactNode }[] };

export function Facts({ title, facts }: FactsProps) {
  return (
    <section className="flex flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-3">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base sm:grid-cols-[6.5rem_1fr] sm:text-sm sm:leading-6">
        {facts.map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

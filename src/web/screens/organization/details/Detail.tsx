import type { ReactNode } from 'react';

type DetailProps = {
  label: string;
  /** What there is to say; 'Not specified' where there is nothing. */
  children: ReactNode;
};

/** A row of a Details list. */
export function Detail({ label, children }: DetailProps) {
  const missing = children === null || children === '';
  return (
    <div className="flex flex-col py-2 first:pt-0 last:pb-0 sm:flex-row sm:gap-4">
      <dt className="shrink-0 text-sm leading-6 text-muted sm:w-44">{label}</dt>
      <dd className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere sm:text-sm sm:leading-6 [&_a]:py-0">
        {missing ? <span className="text-muted">Not specified</span> : children}
      </dd>
    </div>
  );
}

import type { ReactNode } from 'react';

type PageHeaderProps = { title: string; subtitle?: ReactNode; actions?: ReactNode };

export const pageTitle = 'text-2xl leading-8 font-semibold tracking-tight';
export const pageSubtitle = 'mt-0.5 text-muted sm:text-sm';

export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className={pageTitle}>{title}</h1>
        {subtitle && <p className={pageSubtitle}>{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </header>
  );
}

import type { ReactNode } from 'react';
import { cn } from './cn';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
};

export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-4 py-12 text-center', className)}>
      {icon && (
        <div
          aria-hidden="true"
          className="mb-4 grid size-12 place-items-center rounded-xl rounded-tl-3xl rounded-br-3xl bg-brand-soft text-brand [&_svg]:size-6"
        >
          {icon}
        </div>
      )}
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-1 max-w-sm text-balance text-muted sm:text-sm">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

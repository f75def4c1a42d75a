import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';

const tones = {
  info: { Icon: Info, box: 'border-info/30 bg-info-soft', icon: 'text-info' },
  warn: { Icon: TriangleAlert, box: 'border-warn/30 bg-warn-soft', icon: 'text-warn' },
  danger: { Icon: CircleAlert, box: 'border-danger/30 bg-danger-soft', icon: 'text-danger' },
};

type AlertProps = {
  tone?: keyof typeof tones | undefined;
  title?: string | undefined;
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** Screen readers announce the danger tone straight away. */
export function Alert({ tone = 'info', title, action, className, children }: AlertProps) {
  const { Icon, box, icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={cn('flex flex-wrap gap-x-4 gap-y-3 rounded-lg border px-4 py-3', box, className)}
    >
      <div className="flex min-w-0 flex-1 basis-56 gap-3">
        <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', icon)} />
        <div className="min-w-0 text-base sm:text-sm sm:leading-6">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {action && <div className="self-center pl-8 sm:pl-0">{action}</div>}
    </div>
  );
}

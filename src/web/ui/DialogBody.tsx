import type { ReactNode } from 'react';
import { useScrollable } from './use-scrollable';

export function DialogBody({ children }: { children: ReactNode }) {
  const scrollable = useScrollable<HTMLDivElement>();
  return (
    <div
      {...scrollable}
      className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-5 -outline-offset-2 sm:px-6"
    >
      <div>{children}</div>
    </div>
  );
}

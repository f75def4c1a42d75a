import type { ReactNode } from 'react';

export function LegendEntry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      {mark}
      {children}
    </li>
  );
}

import type { ReactNode } from 'react';

/** Rows of Detail. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col divide-y divide-line">{children}</dl>;
}

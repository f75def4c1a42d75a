import { useEffect } from 'react';
import { instantOfText } from '../platform/formats';
import { useNow } from './use-now';

/** For an answer that says when it is another one: it is read again then. */
export function useReadAgainAt(changesAt: string | null | undefined, read: () => unknown): void {
  const at = changesAt ? instantOfText(changesAt) : undefined;
  const now = useNow((moment) => (at !== undefined && moment < at ? at : undefined));
  const due = at !== undefined && at <= now;

  useEffect(() => {
    if (due) void read();
  }, [due, read]);
}

import { useEffect } from 'react';
import { instantOfText } from '../platform/formats';
import { useNow } from './use-now';

/** For an answer that says when it is another one: it is read again then. */
export function useReadAgainAt(changesAt: string | null | undefined, read: () => unknown): void {
  const at = changesAt ? instantOfText(changesAt) : undefined;
  const now = useNow((moment) => (at !== undefined && moment < at ? at : undefined));
  const due = at !== undefined && at <= now;

  // Once for each answer: the next one may be out of date when it comes, too.
  useEffect(() => {
    if (at !== undefined && due) void read();
  }, [at, due, read]);
}

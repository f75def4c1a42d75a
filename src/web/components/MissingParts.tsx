import type { Query } from '@tanstack/react-query';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useOnline } from '../offline/use-online';
import { getConnection, subscribeConnection } from '../platform/connection';
import { focusMain } from '../platform/focus-main';
import { queryClient } from '../platform/query-client';
import { Button } from '../ui/Button';

/**
 * Says which parts of a page couldn't be read. Without it, a roster whose rules weren't looked at would seem to break
 * none. While there is no connection, only that is said: everything is read again after it.
 */
export function MissingParts() {
  const online = useOnline();
  const away = useSyncExternalStore(subscribeConnection, getConnection) === 'reconnecting';
  const missing = useSyncExternalStore(subscribeToParts, namesOfMissing);
  const shown = online && !away && missing !== '';

  function tryAgain() {
    focusMain();
    void queryClient.refetchQueries({ predicate: isMissing });
  }

  return (
    <div
      role="status"
      className="fixed bottom-3 left-3 z-40 max-w-[calc(100vw-1.5rem)] print:hidden"
    >
      {shown && (
        <div className="flex animate-fade-in items-center gap-3 rounded-lg border border-warn/40 bg-raised py-2 pr-2 pl-3 text-sm shadow-raised">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warn" />
          <p className="min-w-0">We couldn't load {missing}.</p>
          <Button size="sm" onClick={tryAgain}>
            <RotateCw aria-hidden="true" />
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

function isMissing(query: Query): boolean {
  return Boolean(query.meta?.part) && query.state.status === 'error' && query.isActive();
}

const LIST = new Intl.ListFormat('en-AU');

/** 'rule checks and contract hours' */
function namesOfMissing(): string {
  const parts = queryClient.getQueryCache().findAll({ predicate: isMissing });
  return LIST.format(new Set(parts.map(({ meta }) => meta?.part ?? '')));
}

function subscribeToParts(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.meta?.part) listener();
  });
}

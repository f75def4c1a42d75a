import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { counted, formatCount } from '#engine/counted';
import { ApiError } from '../../../platform/api';
import { Button } from '../../../ui/Button';

type LoadMoreProps = {
  what: string;
  shown: number;
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  list: RefObject<HTMLUListElement | null>;
};

export function LoadMore({ what, shown, query, list }: LoadMoreProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const before = useRef<number>(undefined);

  // Focus moves to the first new card: after the last page the button is gone.
  useEffect(() => {
    if (before.current === undefined || (shown === before.current && hasNextPage)) return;
    const items = list.current?.children;
    const next = items?.item(before.current) ?? items?.item(shown - 1);
    before.current = undefined;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [shown, hasNextPage, list]);

  function loadMore() {
    before.current = shown;
    void query.fetchNextPage();
  }

  return (
    <div className="flex flex-col items-center gap-2 text-sm">
      {isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {error instanceof ApiError ? error.sentence : "We couldn't load more. Try again."}
        </p>
      )}
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onClick={loadMore}>
          {isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
      <p role="status" className="text-muted tabular-nums">
        {hasNextPage
          ? `The newest ${formatCount(shown)} ${what}`
          : counted(shown, what.slice(0, -1))}
      </p>
    </div>
  );
}

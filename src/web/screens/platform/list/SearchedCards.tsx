import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { LoadFailure } from '../../../components/LoadFailure';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { cn } from '../../../ui/cn';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { LoadMore } from './LoadMore';
import { rowsOf } from './rows-of';

const cardGrid = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

const cardStyles = 'relative flex min-w-0 flex-col gap-2 rounded-lg border px-4 py-3.5';

/** A card that opens something looks raised; one that only tells something lies flat. */
const looks = {
  organizations:
    'border-line bg-surface shadow-card transition-colors focus-within:border-line-strong hover:border-line-strong',
  users: 'border-line bg-transparent',
};

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Skeletons as high as the cards that replace them. */
const HEIGHTS = { organizations: 'h-32.5', users: 'h-30.5 sm:h-25.5' };

type SearchedCardsProps<Row> = {
  what: 'organizations' | 'users';
  label: string;
  query: UseInfiniteQueryResult<{ pages: Row[][] }>;
  searched: boolean;
  onShowAll: () => void;
  children: (row: Row) => ReactNode;
};

/** Search results as cards, one page at a time. */
export function SearchedCards<Row extends { id: string }>(props: SearchedCardsProps<Row>) {
  const { what, label, query, searched } = props;
  const list = useRef<HTMLUListElement>(null);
  const { data, error } = query;
  if (!data && error) {
    return (
      <Card>
        <LoadFailure title={`Failed to load ${what}`} queries={[query]} />
      </Card>
    );
  }
  if (!data) return <CardsSkeleton what={what} />;
  const rows = rowsOf(data.pages);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<SearchX />}
          title={`No ${what} found`}
          action={searched && <Button onClick={props.onShowAll}>Show all {what}</Button>}
        />
      </Card>
    );
  }
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className={cn('flex flex-col gap-4', query.isPlaceholderData && 'opacity-60')}
    >
      <ul ref={list} aria-label={label} className={cardGrid}>
        {rows.map((row) => (
          <li key={row.id} tabIndex={-1} className={cn(cardStyles, looks[what])}>
            {props.children(row)}
          </li>
        ))}
      </ul>
      <LoadMore what={what} shown={rows.length} query={query} list={list} />
    </div>
  );
}

function CardsSkeleton({ what }: { what: keyof typeof HEIGHTS }) {
  return (
    <div className={cardGrid}>
      <span className="sr-only" role="status">
        Loading...
      </span>
      {CARDS.map((card) => (
        <Skeleton key={card} className={`rounded-lg ${HEIGHTS[what]}`} />
      ))}
    </div>
  );
}

import { Skeleton } from '../../../ui/Skeleton';
import { cardGrid } from './card-styles';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** As high as the cards that come. */
const HEIGHTS = { organizations: 'h-32.5', users: 'h-30.5 sm:h-25.5' };

export function CardsSkeleton({ what }: { what: keyof typeof HEIGHTS }) {
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

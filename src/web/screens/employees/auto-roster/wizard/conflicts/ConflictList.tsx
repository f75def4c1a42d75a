import type { Conflict } from '#contract/api/auto-roster';
import type { Resolution } from '#engine/generation/input';
import { cn } from '../../../../../ui/cn';
import { ChunkedList } from '../../runs/ChunkedList';
import { useNames } from '../../runs/use-names';
import { conflictKey, type WizardState } from '../wizard-state';
import { ConflictCard } from './ConflictCard';
import { decisionOf } from './conflict-review';

type ConflictListProps = {
  review: WizardState['conflicts'];
  onDecide: (conflict: Conflict, resolution: Resolution) => void;
};

/** Up to this many, the list scrolls with the step and not in a box of its own. */
const FEW = 20;
const CARD_PX = 178;

export function ConflictList({ review, onDecide }: ConflictListProps) {
  const { locations } = useNames();
  const list = review.list ?? [];
  return (
    <ChunkedList
      label="Conflicts"
      items={list}
      itemPx={CARD_PX}
      chunkSize={10}
      className={cn(list.length > FEW && 'max-h-[60dvh] rounded-lg border border-line p-2')}
      listClassName="flex flex-col gap-3 pb-3"
      renderItem={(conflict) => (
        <ConflictCard
          key={conflictKey(conflict)}
          conflict={conflict}
          siteName={locations.get(conflict.proposedShift.location_id)}
          decision={decisionOf(conflict, review)}
          onDecide={onDecide}
        />
      )}
    />
  );
}

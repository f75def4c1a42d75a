import { useDroppable } from '@dnd-kit/core';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { counted, formatCount } from '#engine/counted';
import { cn } from '../../../ui/cn';
import { cardId, type Dragged, type Target } from './board-items';
import { PeopleList, type PeopleListProps } from './PeopleList';

export type BoardCardProps = Omit<PeopleListProps, 'groupName' | 'dragging'> & {
  groupId: string | null;
  name: string;
  count: number;
  dragged: Dragged | undefined;
  emptyText: string;
  heading?: ((title: ReactNode) => ReactNode) | undefined;
  /** The stripe on top; without one the card has a dashed outline. */
  color?: string | undefined;
  /** On which side a dragged group would be put. */
  edge?: 'before' | 'after' | undefined;
  className?: string | undefined;
};

/** People can be dropped here; on the card of a group, other groups too. */
export function BoardCard(props: BoardCardProps) {
  const { groupId, name, count, dragged, shown, heading, color, edge, className, ...list } = props;
  const titleId = useId();
  const people = counted(count, 'employee');
  const data: Target = { groupId, name };
  const { setNodeRef, isOver } = useDroppable({
    id: cardId(groupId),
    data,
    disabled: groupId === null && dragged?.kind === 'group',
  });
  const takes = isOver && dragged?.kind === 'employee' && dragged.groupId !== groupId;
  const stripe: CSSProperties | undefined = color ? { backgroundColor: color } : undefined;
  const title = (
    <div className="min-w-0 flex-1">
      <h2 id={titleId} title={name} className="truncate font-semibold">
        {name}
      </h2>
      <p className="text-sm text-muted tabular-nums">
        {list.searching ? `${formatCount(shown.length)} of ${people}` : people}
      </p>
    </div>
  );

  return (
    <section
      ref={setNodeRef}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cn(
        'relative flex min-w-0 scroll-mt-18 scroll-mb-4 flex-col rounded-lg border border-line bg-surface shadow-card transition-[background-color,box-shadow]',
        !color && 'border-dashed border-line-strong bg-transparent shadow-none',
        takes && 'bg-brand-soft ring-2 ring-brand',
        isOver && edge && 'ring-1 ring-brand/60',
        className,
      )}
    >
      {color && (
        <span
          aria-hidden="true"
          style={stripe}
          className="-mx-px -mt-px h-1.5 rounded-t-lg border border-b-0 border-text/20"
        />
      )}
      {isOver && edge && (
        <span
          aria-hidden="true"
          className={cn(
            'absolute -inset-y-1 w-1 rounded-full bg-brand',
            edge === 'before' ? '-left-2.5' : '-right-2.5',
          )}
        />
      )}
      <header className={cn('flex items-start gap-1 pt-2.5 pb-1.5 pr-2 pl-4', !color && 'pt-3.75')}>
        {heading ? heading(title) : title}
      </header>
      <PeopleList {...list} shown={shown} groupName={name} dragging={dragged !== undefined} />
    </section>
  );
}

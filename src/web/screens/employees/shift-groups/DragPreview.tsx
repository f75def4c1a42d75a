import { FALLBACK_GROUP_COLOR } from '#contract/api/shift-groups';
import type { Board } from '../../../data/shift-group-changes';
import { Avatar } from '../../../ui/Avatar';
import { ColorDot } from '../../../ui/ColorDot';
import type { Dragged } from './board-items';

/** What hangs on the pointer. */
export function DragPreview({ dragged, board }: { dragged: Dragged; board: Board }) {
  const group = board.groups.find(({ id }) => id === dragged.id);
  return (
    <div className="flex h-11 w-full cursor-grabbing items-center gap-2.5 rounded-md border border-line bg-raised px-2.5 shadow-raised sm:h-9 sm:text-sm">
      {dragged.kind === 'employee' ? (
        <Avatar name={dragged.name} size="sm" />
      ) : (
        <ColorDot color={group?.color_hex ?? FALLBACK_GROUP_COLOR} />
      )}
      <span className="truncate font-medium">{dragged.name}</span>
    </div>
  );
}

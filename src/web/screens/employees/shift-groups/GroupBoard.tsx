import { DndContext, DragOverlay, type MeasuringConfiguration, type Modifier } from '@dnd-kit/core';
import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Employee } from '#contract/api/employees';
import { FALLBACK_GROUP_COLOR, type ShiftGroup } from '#contract/api/shift-groups';
import { type Board, moveOnto } from '../../../data/shift-group-changes';
import { type Move, useMoveEmployee, useMoveShiftGroup } from '../../../data/shift-groups';
import { toastWithUndo } from '../../../data/undo';
import { Avatar } from '../../../ui/Avatar';
import { ColorDot } from '../../../ui/ColorDot';
import { toastStore } from '../../../ui/toast-store';
import { BoardCard } from './BoardCard';
import {
  BoardMovesContext,
  type Dragged,
  peopleByGroup,
  type Target,
  UNASSIGNED,
} from './board-items';
import { announcements, inPlaceOf, movedTo, nowAt, screenReaderInstructions } from './drag-text';
import { GroupCard } from './GroupCard';
import { useBoardDrag } from './use-board-drag';

/** With more people, the lists of cards out of sight aren't drawn. */
const MANY = 1_000;

// Cards move when someone else's change arrives in the middle of a drag.
const measuring: MeasuringConfiguration = { droppable: { frequency: 200 } };
const accessibility = { announcements, screenReaderInstructions, restoreFocus: false };

/** The keyboard's load is shown on the card where it would be dropped. */
const onChosenCard: Modifier = ({ over, draggingNodeRect, transform }) =>
  over && draggingNodeRect
    ? {
        ...transform,
        x: over.rect.left - draggingNodeRect.left + 24,
        y: over.rect.top - draggingNodeRect.top + 40,
      }
    : transform;

type GroupBoardProps = {
  board: Board;
  search: string;
  onEdit: (group: ShiftGroup) => void;
  onDelete: (group: ShiftGroup) => void;
};

export function GroupBoard({ board, search, onEdit, onDelete }: GroupBoardProps) {
  const { groups, employees } = board;
  const { mutateAsync: move } = useMoveEmployee();
  const { mutateAsync: moveGroupTo } = useMoveShiftGroup();
  const [said, setSaid] = useState('');
  const people = useMemo(() => peopleByGroup(employees, search), [employees, search]);
  const ids = groups.map(({ id }) => id);

  const sayWhenDone = useCallback((moved: Promise<unknown>, sentence: string) => {
    moved.then(
      () => setSaid(sentence),
      () => setSaid(''), // The failure has a message of its own.
    );
  }, []);

  const movePerson = useCallback(
    ({ employeeId, from, to }: Move, title: string) => {
      const ignore = () => undefined;
      move({ employeeId, from, to }).then(() => {
        toastStore.dismissTitled('Failed to assign employee');
        toastWithUndo({ title }, () => void move({ employeeId, from: to, to: from }).catch(ignore));
      }, ignore);
    },
    [move],
  );

  function drop(dragged: Dragged, { groupId, name }: Target) {
    if (dragged.kind === 'group') {
      if (groupId && groupId !== dragged.id) {
        sayWhenDone(moveGroupTo(moveOnto(ids, dragged.id, groupId)), inPlaceOf(dragged.name, name));
      }
      return;
    }
    // Someone else may have moved the person since the drag began.
    const employee = employees.find(({ id }) => id === dragged.id);
    const from = employee?.shift_group?.id ?? null;
    if (!employee || from === groupId) return;
    movePerson(
      { employeeId: employee.id, from, to: groupId },
      movedTo(employee.name, groupId && name),
    );
  }

  const moveTo = useCallback(
    (employee: Employee, to: ShiftGroup | null) => {
      const from = employee.shift_group?.id ?? null;
      if (from === (to?.id ?? null)) return;
      const done = movedTo(employee.name, to?.name ?? null);
      movePerson({ employeeId: employee.id, from, to: to?.id ?? null }, done);
    },
    [movePerson],
  );

  function moveGroup(group: ShiftGroup, position: number) {
    const over = ids[position];
    if (!over) return;
    const done = nowAt(group.name, position, ids.length);
    sayWhenDone(moveGroupTo(moveOnto(ids, group.id, over)), done);
  }

  const { dragged, byKeyboard, context: drag } = useBoardDrag(drop);
  const many = employees.length > MANY;
  const context = useMemo(() => ({ groups, many, moveTo }), [groups, many, moveTo]);
  const lists = { dragged, searching: search !== '' };
  const none = { shown: [], count: 0 };

  return (
    <DndContext {...drag} measuring={measuring} accessibility={accessibility}>
      <BoardMovesContext value={context}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-4">
          <BoardCard
            {...lists}
            {...(people.get(null) ?? none)}
            groupId={null}
            name={UNASSIGNED}
            emptyText="Everyone is in a group."
          />
          {groups.map((group, position) => (
            <GroupCard
              key={group.id}
              {...lists}
              {...(people.get(group.id) ?? none)}
              group={group}
              position={position}
              onMoveGroup={moveGroup}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
        </div>
      </BoardMovesContext>
      <p role="status" className="sr-only">
        {said}
      </p>
      {createPortal(
        <DragOverlay dropAnimation={null} {...(byKeyboard && { modifiers: [onChosenCard] })}>
          {dragged && <DragPreview dragged={dragged} board={board} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** What hangs on the pointer. */
function DragPreview({ dragged, board }: { dragged: Dragged; board: Board }) {
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

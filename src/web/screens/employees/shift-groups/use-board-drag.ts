import {
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { type Dragged, draggedOf, homeOf, type Target, targetOf } from './board-items';
import { nextCard } from './next-card';

const mouse = { activationConstraint: { distance: 5 } };
// A finger also scrolls: only one that rests picks something up.
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
const keyboardCodes = {
  start: ['Space', 'Enter'],
  cancel: ['Escape', 'Tab'],
  end: ['Space', 'Enter'],
};

interface Carried {
  dragged: Dragged;
  /** The card chosen by arrow keys; undefined while a pointer drags. */
  keyboardCard: string | undefined;
}

/** Pointers drop where they are; the keyboard drops on the card it has chosen, wherever that scrolls to. */
export function useBoardDrag(onDrop: (dragged: Dragged, target: Target) => void) {
  const [carried, setCarried] = useState<Carried>();

  const keyboard = useMemo(() => {
    const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
      const { active, over, droppableContainers } = context;
      const dragged = draggedOf(active);
      if (!dragged) return;
      const places = droppableContainers.getEnabled().flatMap(({ id, node }) => {
        const box = node.current?.getBoundingClientRect();
        return box ? [{ id: String(id), left: box.left, top: box.top }] : [];
      });
      const next = nextCard(places, String(over?.id ?? homeOf(dragged)), event.code);
      if (event.code.startsWith('Arrow')) event.preventDefault();
      if (!next) return;
      setCarried({ dragged, keyboardCard: next });
      droppableContainers.get(next)?.node.current?.scrollIntoView({ block: 'nearest' });
    };
    return { keyboardCodes, coordinateGetter };
  }, []);

  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );

  const keyboardCard = carried?.keyboardCard;
  const collisionDetection = useMemo<CollisionDetection>(() => {
    if (keyboardCard === undefined) return pointerWithin;
    return ({ droppableContainers }) =>
      droppableContainers.filter(({ id }) => id === keyboardCard).map(({ id }) => ({ id }));
  }, [keyboardCard]);

  return {
    dragged: carried?.dragged,
    byKeyboard: keyboardCard !== undefined,
    context: {
      sensors,
      collisionDetection,
      onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
        const dragged = draggedOf(active);
        if (!dragged) return;
        const byKeyboard = activatorEvent instanceof KeyboardEvent;
        setCarried({ dragged, keyboardCard: byKeyboard ? homeOf(dragged) : undefined });
      },
      onDragCancel: () => setCarried(undefined),
      onDragEnd: ({ over }: DragEndEvent) => {
        const target = targetOf(over);
        if (carried && target) onDrop(carried.dragged, target);
        setCarried(undefined);
      },
    },
  };
}

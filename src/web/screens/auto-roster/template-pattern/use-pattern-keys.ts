import { type KeyboardEvent, useRef } from 'react';
import { type Block, type Clip, copy, type Place } from '../template-draft/change-cells';
import { cycleOf, type Draft, OFF } from '../template-draft/draft';
import type { Edit } from '../template-draft/editing';
import { codeOfDigit, codeOfLetter, moveBy, nextPlace, previousPlace } from './grid-keys';

type PatternKeys = {
  draft: Draft;
  /** From the cell where selecting began to the active one. */
  block: Block;
  brush: number;
  send: (change: Edit) => void;
  onBrush: (code: number) => void;
  onMove: (to: Place, keepsSelection: boolean) => void;
  announce: (text: string) => void;
};

/** Keys of the grid. Any other key goes on to the dialog. */
export function usePatternKeys(keys: PatternKeys) {
  const { draft, block, brush, send, onBrush, onMove, announce } = keys;
  const clip = useRef<Clip>(undefined);
  const place = block.to;
  const size = { teams: draft.teams.length, days: cycleOf(draft) };
  const isRange = block.from.team !== place.team || block.from.day !== place.day;

  function set(code: number, then: Place) {
    send({ type: 'paint', block, code });
    if (!isRange) onMove(then, false);
  }

  function withControl(key: string, shift: boolean): boolean {
    const teamName = draft.teams[place.team]?.name ?? '';
    if (key === 'c') {
      clip.current = copy(draft, block);
      announce(isRange ? 'Copied the selected days' : `Copied the pattern of ${teamName}`);
    } else if (key === 'v' && clip.current) {
      send({ type: 'paste', at: place, clip: clip.current });
      announce(clip.current.wholeTeam ? `Pasted into ${teamName}` : 'Pasted');
    } else if (key === 'z') send({ type: shift ? 'redo' : 'undo' });
    else if (key === 'y') send({ type: 'redo' });
    else return false;
    return true;
  }

  function plain(key: string): boolean {
    const letter = codeOfLetter(key, draft.codes);
    const digit = codeOfDigit(key, draft.codes);
    if (letter !== undefined) {
      onBrush(letter);
      set(letter, nextPlace(place, size));
    } else if (digit !== undefined) onBrush(digit);
    else if (key === 'Enter' || key === ' ') set(brush, place);
    else if (key === 'Delete') set(OFF, place);
    else if (key === 'Backspace') set(OFF, previousPlace(place, size));
    else return false;
    return true;
  }

  function handle(event: KeyboardEvent): boolean {
    if (event.altKey) return false;
    const control = event.ctrlKey || event.metaKey;
    const to = moveBy(event.key, control, place, size);
    if (to) {
      onMove(to, event.shiftKey);
      return true;
    }
    return control ? withControl(event.key.toLowerCase(), event.shiftKey) : plain(event.key);
  }

  return (event: KeyboardEvent) => {
    if (!handle(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

import { Plus, Redo2, Undo2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import { IconButton } from '../../../ui/IconButton';
import { hasRoomForTeam, OFF } from '../template-draft/draft';
import type { Faults } from '../template-draft/draft-checks';
import type { Edit, Editing } from '../template-draft/editing';
import { CodePalette } from './CodePalette';
import { hasLongCode, looksOf } from './cell-looks';
import { FollowAbove } from './FollowAbove';
import { PatternBox } from './PatternBox';

type PatternEditorProps = { editing: Editing; faults: Faults; send: (change: Edit) => void };

export function PatternEditor({ editing, faults, send }: PatternEditorProps) {
  const { draft, past, future } = editing;
  const id = useId();
  const looks = useMemo(() => looksOf(draft.codes), [draft.codes]);
  const [chosen, setChosen] = useState<number>();
  const brush = chosen !== undefined && looks.has(chosen) ? chosen : (draft.codes[0]?.key ?? OFF);
  const [announced, setAnnounced] = useState('');
  return (
    <section aria-labelledby={`${id}-title`} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 id={`${id}-title`} className="font-semibold">
            Pattern
          </h3>
          <p id={`${id}-help`} className="text-sm text-muted">
            Choose a code, then <span className="sm:hidden">tap the days.</span>
            <span className="hidden sm:inline">
              click or drag over the days. By keyboard: type a code's letter, select with Shift and
              the arrow keys, copy a team with Ctrl+C and Ctrl+V.
            </span>
          </p>
        </div>
        <div className="flex shrink-0">
          <IconButton
            label="Undo"
            disabled={past.length === 0}
            onClick={() => send({ type: 'undo' })}
          >
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Redo"
            disabled={future.length === 0}
            onClick={() => send({ type: 'redo' })}
          >
            <Redo2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <CodePalette codes={draft.codes} looks={looks} brush={brush} onChoose={setChosen} />
      <div
        className={cn(
          '[--cell:2.5rem] [--head:2.5rem] [--row:2.75rem] sm:[--cell:2.25rem] sm:[--row:2.25rem]',
          hasLongCode(draft) && '[--cell:2.75rem] sm:[--cell:2.75rem]',
        )}
      >
        <PatternBox
          draft={draft}
          faults={faults}
          looks={looks}
          brush={brush}
          send={send}
          onBrush={setChosen}
          announce={setAnnounced}
          describedBy={`${id}-help`}
        />
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Button
          disabled={!hasRoomForTeam(draft)}
          onClick={() => send({ type: 'add team' })}
          className="sm:h-10"
        >
          <Plus aria-hidden="true" />
          Add team
        </Button>
        {draft.teams.length > 1 && <FollowAbove draft={draft} send={send} />}
      </div>
    </section>
  );
}

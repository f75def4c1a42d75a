import { useEffect, useRef, useState } from 'react';
import { counted } from '#engine/counted';
import { useGenerateRoster, useUndoRun } from '../../../data/auto-roster';
import { toastWithUndo } from '../../../data/undo';
import { ApiError } from '../../../platform/api';
import { toastFailure } from '../../../platform/failure';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { toast } from '../../../ui/toast-store';
import { undoneText } from '../runs/undo-text';
import { requestOf } from './wizard-request';
import type { WizardState } from './wizard-state';

type GenerationOptions = {
  open: boolean;
  onDone: () => void;
  onFail: (message: string) => void;
};

const FAILED = 'Failed to generate roster';

/** Asks, generates and reports the outcome, even to someone who has left the wizard since. */
export function useGeneration({ open, onDone, onFail }: GenerationOptions) {
  const { mutateAsync: generate, isPending: pending } = useGenerateRoster();
  const { mutateAsync: undo } = useUndoRun();
  const { make } = useShortcutActions();
  const [asking, setAsking] = useState(false);
  const [changedSentence, setChangedSentence] = useState<string>();
  const here = useRef(open);
  useEffect(() => {
    here.current = open;
    return () => {
      here.current = false;
    };
  }, [open]);

  async function undoRun(id: string) {
    try {
      toast({ title: 'Auto-roster run undone', description: undoneText(await undo({ id })) });
    } catch (error) {
      toastFailure('Failed to undo auto-roster run', error);
    }
  }

  async function start(state: WizardState, confirmChanges: boolean) {
    const preview = state.preview.generationResult;
    if (!preview) return;
    const { fingerprint, summary } = preview;
    const { created, skipped, replaced } = summary;
    const request = requestOf(state);
    setChangedSentence(undefined);
    try {
      const done = await generate({
        ...request,
        expected: { fingerprint, created, skipped, replaced },
        confirmChanges,
      });
      toastWithUndo(
        {
          title: 'Roster generated successfully',
          description: `Created ${counted(done.summary.created, 'shift')}`,
        },
        () => {
          // An active rule would fill the roster again, so the dialog asks about it.
          if (request.rule?.status === 'active') void make('undo-run', { runId: done.run_id });
          else void undoRun(done.run_id);
        },
      );
      if (here.current) onDone();
    } catch (error) {
      const known = error instanceof ApiError;
      if (here.current && known && error.code === 'roster_changed') {
        setChangedSentence(error.sentence);
        return;
      }
      setAsking(false);
      onFail(known ? error.message : FAILED);
      toastFailure(FAILED, error);
    }
  }

  return {
    asking,
    pending,
    changedSentence,
    ask: () => setAsking(true),
    dismiss: () => {
      setAsking(false);
      setChangedSentence(undefined);
    },
    start,
  };
}

export type Generation = ReturnType<typeof useGeneration>;

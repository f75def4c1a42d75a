import { type FormEvent, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { useSaveTemplate } from '../../../../data/auto-roster';
import { ApiError } from '../../../../platform/api';
import { toastFailure } from '../../../../platform/failure';
import { toast } from '../../../../ui/toast-store';
import { beginEditing, type Edit, edit } from './draft/editing';
import { type Faults, faultsOf, serverFaults } from './draft/faults';
import { firstDraft } from './draft/read-template';
import { templateOf } from './draft/write-template';

export type TemplateFormProps = {
  onOpenChange: (open: boolean) => void;
  /** What it begins with: an own template to change, or any to make a copy of. */
  from?: ShiftTemplate | undefined;
  mode: 'new' | 'edit' | 'duplicate';
  onSaved: (template: ShiftTemplate) => void;
};

/** The draft, what is wrong with it as far as it is time to say so, and the way to save it. */
export function useTemplateForm({ from, mode, onOpenChange, onSaved }: TemplateFormProps) {
  const [editing, dispatch] = useReducer(edit, undefined, () =>
    beginEditing(firstDraft(from, mode)),
  );
  const { draft } = editing;
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Faults>({});
  const { mutateAsync, isPending } = useSaveTemplate();
  const box = useRef<HTMLFieldSetElement>(null);

  // Checking a year of eight teams takes longer than a stroke of the brush may.
  const settled = useDeferredValue(draft);
  const faults: Faults = useMemo(
    // Not on leaving a field: a message that appears moves the grid away under the pointer.
    () => (tried ? { ...refused, ...faultsOf(settled) } : {}),
    [tried, refused, settled],
  );
  const written = useMemo(() => JSON.stringify(templateOf(draft)), [draft]);
  const [begun] = useState(written);

  function send(change: Edit) {
    dispatch(change);
    if (Object.keys(refused).length === 0) return;
    const answered = change.type === 'fields' ? Object.keys(change.values) : ['pattern'];
    setRefused(
      Object.fromEntries(Object.entries(refused).filter(([key]) => !answered.includes(key))),
    );
  }

  function focusFirstFault() {
    const bad = '[aria-invalid="true"], [data-fault] [tabindex="0"]';
    box.current?.querySelector<HTMLElement>(bad)?.focus();
  }

  async function save() {
    try {
      const saved = await mutateAsync({
        ...templateOf(draft),
        id: mode === 'edit' ? from?.id : undefined,
      });
      toast({ title: 'Template saved' });
      onSaved(saved);
      onOpenChange(false);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      const isNameTaken = known?.code === 'template_name_taken';
      flushSync(() =>
        setRefused(isNameTaken ? { name: known.sentence } : serverFaults(known?.fields ?? [])),
      );
      focusFirstFault();
      toastFailure('Failed to save template', error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Through the portal it would reach a form around the dialog.
    event.stopPropagation();
    flushSync(() => setTried(true));
    if (Object.keys(faultsOf(draft)).length > 0) focusFirstFault();
    else if (!isPending) void save();
  }

  const dirty = written !== begun;
  return { editing, send, faults, box, submit, dirty, pending: isPending };
}

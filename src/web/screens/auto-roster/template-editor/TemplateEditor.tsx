import {
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type RosterTemplate, useSaveTemplate } from '../../../data/shift-templates';
import { ApiError } from '../../../platform/api';
import { toastFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { toast } from '../../../ui/toast-store';
import { type Faults, faultsOf, serverFaults } from '../template-draft/draft-checks';
import { firstDraft, valuesOf } from '../template-draft/draft-template';
import { beginEditing, type Edit, edit } from '../template-draft/editing';
import { PatternEditor } from '../template-pattern/PatternEditor';
import { CodesEditor } from './CodesEditor';
import { PatternMeaning } from './PatternMeaning';
import { TemplateFields } from './TemplateFields';

type TemplateEditorProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The template to change or to copy. */
  from?: RosterTemplate | undefined;
  mode: 'new' | 'edit' | 'duplicate';
  onSaved: (template: RosterTemplate) => void;
};

const TITLES = { new: 'New template', edit: 'Edit template', duplicate: 'Duplicate template' };

const DESCRIPTIONS = {
  new: 'Who works when, over a cycle that repeats.',
  edit: 'Rosters already made from it stay as they are.',
  duplicate: 'Your own copy, ready to change.',
};

/** Each opening needs its own key, as useDialog gives it. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { open, onOpenChange, mode } = props;
  const form = useTemplateForm(props);
  const { editing, send, faults, pending } = form;
  const { draft } = editing;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TITLES[mode]}
      description={DESCRIPTIONS[mode]}
      size="xl"
      dirty={form.dirty && !pending}
      onSubmit={form.submit}
      footer={
        <FormActions pending={pending}>{pending ? 'Saving...' : 'Save template'}</FormActions>
      }
    >
      <fieldset
        ref={form.box}
        aria-label="Template"
        onKeyDown={keepEnter}
        className="flex min-w-0 flex-col gap-6"
      >
        <TemplateFields draft={draft} faults={faults} send={send} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <PatternEditor editing={editing} faults={faults} send={send} />
            <CodesEditor draft={draft} faults={faults} send={send} />
          </div>
          <PatternMeaning draft={draft} />
        </div>
      </fieldset>
    </Dialog>
  );
}

/** Enter in one of thirty fields means that field, not the whole template. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The draft, its faults once someone tried to save, and the way to save it. */
function useTemplateForm({ from, mode, onOpenChange, onSaved }: TemplateEditorProps) {
  const [editing, dispatch] = useReducer(edit, undefined, () =>
    beginEditing(firstDraft(from, mode)),
  );
  const { draft } = editing;
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Faults>({});
  const { mutateAsync, isPending } = useSaveTemplate();
  const box = useRef<HTMLFieldSetElement>(null);

  // Checking a year of eight teams takes too long for every stroke of the brush.
  const settled = useDeferredValue(draft);
  const faults: Faults = useMemo(
    // A message that appears on leaving a field would move the grid away under the pointer.
    () => (tried ? { ...refused, ...faultsOf(settled) } : {}),
    [tried, refused, settled],
  );
  const written = useMemo(() => JSON.stringify(valuesOf(draft)), [draft]);
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
        ...valuesOf(draft),
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
    // The event would reach a form around the dialog through the portal.
    event.stopPropagation();
    flushSync(() => setTried(true));
    if (Object.keys(faultsOf(draft)).length > 0) focusFirstFault();
    else if (!isPending) void save();
  }

  const dirty = written !== begun;
  return { editing, send, faults, box, submit, dirty, pending: isPending };
}

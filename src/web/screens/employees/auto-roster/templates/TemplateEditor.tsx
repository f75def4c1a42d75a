import type { KeyboardEvent } from 'react';
import { Dialog } from '../../../../ui/Dialog';
import { FormActions } from '../../../../ui/FormActions';
import { CodesEditor } from './fields/CodesEditor';
import { DetailFields } from './fields/DetailFields';
import { Meaning } from './meaning/Meaning';
import { PatternEditor } from './pattern/PatternEditor';
import { type TemplateFormProps, useTemplateForm } from './use-template-form';

type TemplateEditorProps = TemplateFormProps & { open: boolean };

const TITLES = { new: 'New template', edit: 'Edit template', duplicate: 'Duplicate template' };

const DESCRIPTIONS = {
  new: 'Who works when, over a cycle that repeats.',
  edit: 'Rosters already made from it stay as they are.',
  duplicate: 'A template of your own that begins as this one.',
};

/** Enter in one of thirty fields means that field, not the whole template. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Each opening needs a key of its own, as useDialog gives it. */
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
        <DetailFields draft={draft} faults={faults} send={send} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <PatternEditor editing={editing} faults={faults} send={send} />
            <CodesEditor draft={draft} faults={faults} send={send} />
          </div>
          <Meaning draft={draft} />
        </div>
      </fieldset>
    </Dialog>
  );
}

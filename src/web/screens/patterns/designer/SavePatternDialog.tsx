import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/limits';
import { type TemplateValues, useSaveTemplate } from '../../../data/shift-templates';
import { ApiError } from '../../../platform/api';
import { toastFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { FormActions } from '../../../ui/FormActions';
import { Input } from '../../../ui/Input';
import { toast } from '../../../ui/toast-store';

type SavePatternDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pattern: TemplateValues;
};

export function SavePatternDialog({ open, onOpenChange, pattern }: SavePatternDialogProps) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useSaveTemplate();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') {
      setFault('Required');
      return;
    }
    try {
      const { id } = await mutateAsync({ ...pattern, name });
      toast({ title: 'Template saved' });
      onOpenChange(false);
      await navigate({ to: '/patterns', search: { template: id } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'template_name_taken')
        setFault(error.sentence);
      else toastFailure('Failed to save template', error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Save as template"
      description="It then stands with your own templates, in Patterns and in the Auto-Roster Wizard."
      size="sm"
      dirty={name !== '' && !isPending}
      onSubmit={(event) => void save(event as FormEvent)}
      footer={
        <FormActions pending={isPending}>{isPending ? 'Saving...' : 'Save template'}</FormActions>
      }
    >
      <Field label="Name" error={fault}>
        {(control) => (
          <Input
            {...control}
            maxLength={LIMITS.templateNameLength}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setFault(undefined);
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}

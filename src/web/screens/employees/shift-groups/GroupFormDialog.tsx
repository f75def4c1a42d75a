import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { FocusFallback } from '../../../components/FocusFallback';
import { NewerVersionAlert } from '../../../components/newer-version/NewerVersionAlert';
import { useNewerVersion } from '../../../components/newer-version/use-newer-version';
import { useSaveShiftGroup, useShiftGroups } from '../../../data/shift-groups';
import { ApiError } from '../../../platform/api';
import { showFailure } from '../../../platform/failure';
import { Alert } from '../../../ui/Alert';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { toast } from '../../../ui/toast-store';
import { ColorPicker } from './ColorPicker';
import { displayOrder, GROUP_LABELS, GroupForm, initialValues, seenOf } from './group-form';

type GroupFormDialogProps = {
  open: boolean;
  /** The group to edit; without it, a new one is made. */
  group: ShiftGroup | undefined;
  groups: readonly ShiftGroup[];
  onOpenChange: (open: boolean) => void;
  focusFallback: RefObject<HTMLElement | null>;
};

export function GroupFormDialog(props: GroupFormDialogProps) {
  const { open, group, groups: known, onOpenChange, focusFallback } = props;
  const { mutateAsync } = useSaveShiftGroup();
  const [failed, setFailed] = useState(false);
  const form = useForm({
    resolver: zodResolver(GroupForm),
    defaultValues: initialValues(group, known),
  });
  const color = useController({ control: form.control, name: 'color_hex' });
  const { isSubmitting: pending, isDirty } = form.formState;

  const { data: groups } = useShiftGroups();
  const current = group && (groups?.find(({ id }) => id === group.id) ?? group);
  const newer = useNewerVersion({
    form,
    now: current && initialValues(current, known),
    labels: GROUP_LABELS,
  });

  const saveOver = (seen: typeof newer.seen) =>
    form.handleSubmit(async ({ name, order, color_hex }) => {
      setFailed(false);
      try {
        await mutateAsync({
          id: group?.id,
          name,
          color_hex,
          position: order - 1,
          ...(group && { seen: seenOf(seen) }),
        });
        toast({ title: `Shift group ${group ? 'updated' : 'created'} successfully` });
        onOpenChange(false);
      } catch (error) {
        if (!(error instanceof ApiError)) return setFailed(true);
        const title = `Failed to ${group ? 'update' : 'create'} shift group`;
        showFailure(form, title, error, { fields: { group_name_taken: 'name' } });
      }
    });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={group ? 'Edit Group' : 'Create Group'}
      description={group ? undefined : 'A team you roster together, with its own colour.'}
      dirty={isDirty && !pending}
      onSubmit={saveOver(newer.seen)}
      footer={
        <FormActions pending={pending}>
          {pending ? 'Saving...' : group ? 'Save changes' : 'Create Group'}
        </FormActions>
      }
    >
      <FocusFallback to={focusFallback} />
      <div className="flex flex-col gap-4">
        <NewerVersionAlert
          versions={newer.versions}
          onSaveMine={() => void saveOver(newer.keepMine())()}
          onUseTheirs={newer.useTheirs}
        />
        {failed && (
          <Alert tone="danger" title="Error">
            Failed to save shift group
          </Alert>
        )}
        <FormField form={form} name="name" label="Name">
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
        <FormField
          form={form}
          name="order"
          label="Display order"
          hint="1 comes first."
          options={{
            onBlur: ({ target }) => form.setValue('order', String(displayOrder(target.value))),
          }}
        >
          {(control) => (
            <Input
              type="number"
              min={1}
              step={1}
              inputMode="numeric"
              className="max-w-28"
              {...control}
            />
          )}
        </FormField>
        <ColorPicker
          value={color.field.value ?? ''}
          error={color.fieldState.error?.message}
          onChange={(value) => {
            color.field.onChange(value);
            form.clearErrors('color_hex');
          }}
          onBlur={() => {
            color.field.onBlur();
            void form.trigger('color_hex');
          }}
          inputRef={color.field.ref}
        />
      </div>
    </Dialog>
  );
}

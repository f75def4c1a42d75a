import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { KioskInput } from '#contract/api/kiosks';
import type { Location } from '#contract/api/locations';
import { LIMITS } from '#contract/limits';
import type { Opened } from '../../../components/two-step/Opener';
import { useAddKiosk } from '../../../data/kiosks';
import { showFailure } from '../../../platform/failure';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';

/** Adds a kiosk: its site and name, then the code for its tablet, this once. */
export function KioskDialog({ open, onOpenChange, sites }: Opened & { sites: Location[] }) {
  const [made, setMade] = useState<{ label: string; code: string | null }>();
  const { mutateAsync } = useAddKiosk();
  const form = useForm({
    resolver: zodResolver(KioskInput),
    defaultValues: { label: '', location_id: '' },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (kiosk) => {
    try {
      setMade(await mutateAsync(kiosk));
    } catch (error) {
      showFailure(form, 'Failed to add the kiosk', error);
    }
  });

  if (made) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={`Set up ${made.label}`}
        footer={
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
        }
      >
        <KioskCode code={made.code} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add kiosk"
      description="You get a code to type into the tablet. It works once and expires in 15 minutes."
      dirty={form.formState.isDirty}
      onSubmit={submit}
      footer={<FormActions pending={pending}>{pending ? 'Adding...' : 'Get code'}</FormActions>}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="location_id" label="Job site">
          {(control) => (
            <NativeSelect {...control}>
              <option value="">Choose a job site</option>
              {sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField form={form} name="label" label="Name of the kiosk" hint="Such as 'Gate tablet'.">
          {(control) => (
            <Input autoComplete="off" maxLength={LIMITS.kioskLabelLength} {...control} />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}

/** Null when the server's answer was lost on the way: it doesn't keep the code. */
function KioskCode({ code }: { code: string | null }) {
  if (code === null) {
    return (
      <Alert tone="warn">
        We made the kiosk, but your connection broke before we could show its code. Remove it and
        add a new one.
      </Alert>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p>
        On the tablet, open <b>{`${location.origin}/kiosk`}</b> and type this code:
      </p>
      <p className="rounded-md border border-line bg-subtle p-4 text-center font-mono text-3xl select-all">
        {code}
      </p>
      <p className="text-muted sm:text-sm">
        It works once and expires in 15 minutes. People need a PIN: they set it under Your account,
        or you give them one on their page.
      </p>
    </div>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { NewPin } from '#contract/api/pins';
import { LoadFailure } from '../../components/LoadFailure';
import { useOwnPin, useSetPin } from '../../data/kiosks';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { FormField } from '../../ui/FormField';
import { PasswordInput } from '../../ui/PasswordInput';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast-store';

const PinForm = z.object({ pin: NewPin });

/** The own PIN for the kiosk. Nobody can read it again, so it is only ever set anew. */
export function PinCard() {
  const query = useOwnPin();
  const { mutateAsync } = useSetPin();
  const form = useForm({ resolver: zodResolver(PinForm), defaultValues: { pin: '' } });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async ({ pin }) => {
    try {
      await mutateAsync(pin);
      form.reset();
      toast({ title: 'Your PIN is set' });
    } catch (error) {
      showFailure(form, 'Failed to set your PIN', error);
    }
  });

  return (
    <Card id="pin" aria-label="PIN for the kiosk" className="scroll-mt-28">
      <CardHeader>
        <CardTitle>PIN for the kiosk</CardTitle>
      </CardHeader>
      <CardBody>
        {query.isError && !query.data && (
          <LoadFailure title="We couldn't load your PIN" queries={[query]} />
        )}
        {query.isPending && <Skeleton className="h-24" />}
        {query.data && (
          <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
            <p className="text-muted sm:text-sm">
              {query.data.set_at
                ? 'You have a PIN. If you forgot it, set a new one.'
                : 'With a PIN you can clock in and out on the tablet at your job site.'}
            </p>
            <FormField form={form} name="pin" label="New PIN" hint="6 digits">
              {(control) => (
                <PasswordInput
                  inputMode="numeric"
                  autoComplete="new-password"
                  maxLength={6}
                  {...control}
                />
              )}
            </FormField>
            <Button type="submit" className="sm:self-start" pending={pending}>
              {pending ? 'Saving...' : 'Set PIN'}
            </Button>
          </form>
        )}
      </CardBody>
    </Card>
  );
}

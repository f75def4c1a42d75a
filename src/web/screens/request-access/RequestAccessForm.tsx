import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SignupRequestInput } from '#contract/api/signup-requests';
import { useRequestAccess } from '../../data/signup-requests';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/FormField';
import { EmailInput, Input } from '../../ui/Input';
import { Textarea } from '../../ui/Textarea';

export function RequestAccessForm({ onSent }: { onSent: (message: string) => void }) {
  const { mutateAsync } = useRequestAccess();
  const form = useForm({
    resolver: zodResolver(SignupRequestInput),
    defaultValues: { organizationName: '', requesterName: '', requesterEmail: '', message: '' },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (request) => {
    try {
      onSent((await mutateAsync(request)).message);
    } catch (error) {
      showFailure(form, 'Failed to send the request', error);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormField form={form} name="organizationName" label="Organization name">
        {(control) => <Input autoComplete="organization" {...control} />}
      </FormField>
      <FormField form={form} name="requesterName" label="Your name">
        {(control) => <Input autoComplete="name" {...control} />}
      </FormField>
      <FormField
        form={form}
        name="requesterEmail"
        label="Email address"
        hint="We'll reply to this address."
      >
        {(control) => <EmailInput autoComplete="email" {...control} />}
      </FormField>
      <FormField form={form} name="message" label="Message" optional>
        {(control) => <Textarea placeholder="How many people you roster, and where" {...control} />}
      </FormField>
      <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1">
        {pending ? 'Sending...' : 'Send request'}
      </Button>
    </form>
  );
}

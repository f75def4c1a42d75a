import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Profile } from '#contract/api/me';
import { useUpdateProfile, useUser } from '../../data/session';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FormField } from '../../ui/FormField';
import { EmailInput, Input } from '../../ui/Input';
import { toast } from '../../ui/toast-store';

export function ProfileForm() {
  const user = useUser();
  const { mutateAsync } = useUpdateProfile();
  const form = useForm({
    resolver: zodResolver(Profile),
    defaultValues: { name: user.name, phone: user.phone ?? '' },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (profile) => {
    try {
      const { user: saved } = await mutateAsync(profile);
      form.reset({ name: saved.name, phone: saved.phone ?? '' });
      toast({ title: 'Profile updated' });
    } catch (error) {
      showFailure(form, 'Failed to update profile', error);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormField form={form} name="name" label="Name">
        {(control) => <Input autoComplete="name" {...control} />}
      </FormField>
      <FormField form={form} name="phone" label="Phone" optional>
        {(control) => <Input type="tel" autoComplete="tel" {...control} />}
      </FormField>
      <Field label="Email" hint="You sign in with this address.">
        {(control) => <EmailInput value={user.email} readOnly {...control} />}
      </Field>
      <Button type="submit" variant="primary" pending={pending} className="sm:self-start">
        {pending ? 'Saving...' : 'Save changes'}
      </Button>
    </form>
  );
}

import { NewPasswordField } from '../../components/NewPasswordField';
import { EmailInput } from '../../ui/EmailInput';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import { PasswordInput } from '../../ui/PasswordInput';
import { FormSection } from './FormSection';
import type { SignupForm } from './use-signup-form';

export function AdminFields({ form }: { form: SignupForm }) {
  return (
    <FormSection
      title="Admin Account Details"
      text="The first account. It owns the organisation and can add everybody else."
    >
      <FormField form={form} name="adminName" label="Full name">
        {(control) => <Input autoComplete="name" {...control} />}
      </FormField>
      <FormField
        form={form}
        name="adminEmail"
        label="Work email"
        hint="You sign in with this address."
      >
        {(control) => <EmailInput autoComplete="username" {...control} />}
      </FormField>
      <NewPasswordField form={form} name="password" label="Password" />
      <FormField form={form} name="confirmPassword" label="Confirm password">
        {(control) => <PasswordInput autoComplete="new-password" {...control} />}
      </FormField>
    </FormSection>
  );
}

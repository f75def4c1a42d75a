import { writtenAbn } from '#contract/abn';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import { FormSection } from './FormSection';
import type { SignupForm } from './use-signup-form';

export function OrganizationFields({ form }: { form: SignupForm }) {
  function writeAbn({ target }: { target: HTMLInputElement }) {
    form.setValue('abn', writtenAbn(target.value.replaceAll(/[\s-]/g, '')));
  }

  return (
    <FormSection title="Organization Details" text="Who the rosters are for.">
      <FormField form={form} name="organizationName" label="Organization name">
        {(control) => <Input autoComplete="organization" {...control} />}
      </FormField>
      <FormField
        form={form}
        name="abn"
        label="ABN"
        optional
        hint="Your Australian Business Number, if you have one."
        options={{ onBlur: writeAbn }}
      >
        {(control) => (
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder="e.g. 51 824 753 556"
            className="tabular-nums"
            {...control}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="employeeCountEstimate"
        label="Expected number of employees"
        optional
      >
        {(control) => (
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder="e.g. 40"
            className="max-w-40 tabular-nums"
            {...control}
          />
        )}
      </FormField>
    </FormSection>
  );
}

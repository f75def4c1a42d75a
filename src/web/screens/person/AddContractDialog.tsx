import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { Contracts } from '#contract/api/contracts';
import { TYPE_LABELS } from '../../components/contract/contract-text';
import { useAddContract } from '../../data/contracts';
import { showFailure } from '../../platform/failure';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { FormActions } from '../../ui/FormActions';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import { NativeSelect } from '../../ui/NativeSelect';
import { toast } from '../../ui/toast-store';
import { ContractForm, type ContractFormValues, contractValues } from './contract-form';

type AddContractDialogProps = {
  employee: { id: string; name: string };
  contracts: Contracts;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function AddContractDialog(props: AddContractDialogProps) {
  const { employee, contracts, open, onOpenChange } = props;
  const { mutateAsync } = useAddContract(employee.id);
  const form = useForm({
    resolver: zodResolver(ContractForm),
    defaultValues: contractValues(contracts.contracts[0], contracts.birthDate),
  });
  const { isDirty, isSubmitting: pending } = form.formState;

  const submit = form.handleSubmit(async (contract) => {
    try {
      await mutateAsync(contract);
      toast({ title: 'Contract added' });
      onOpenChange(false);
    } catch (error) {
      showFailure(form, 'Failed to add the contract', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add contract"
      description={`For ${employee.name}. It replaces earlier contracts from its first day; the time before stays as it was.`}
      size="lg"
      dirty={isDirty}
      onSubmit={submit}
      footer={<FormActions pending={pending}>{pending ? 'Adding...' : 'Add contract'}</FormActions>}
    >
      <div className="flex flex-col gap-5">
        <HoursFields form={form} />
        <CountsFields form={form} />
        <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
          <legend className="mb-3 text-sm font-semibold">Person</legend>
          <FormField form={form} name="employeeNumber" label="Employee number" optional>
            {(control) => <Input autoComplete="off" {...control} />}
          </FormField>
          <FormField
            form={form}
            name="birthDate"
            label="Birth date"
            optional
            hint="Only rules about minors use it."
          >
            {(control) => <Input type="date" autoComplete="off" {...control} />}
          </FormField>
        </fieldset>
      </div>
    </Dialog>
  );
}

type ContractFormReturn = UseFormReturn<
  ContractFormValues,
  unknown,
  ReturnType<typeof ContractForm.parse>
>;

function HoursFields({ form }: { form: ContractFormReturn }) {
  const period = useWatch({ control: form.control, name: 'period' });
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="sr-only">Contract</legend>
      <FormField form={form} name="validFrom" label="First day">
        {(control) => <Input type="date" aria-required="true" {...control} />}
      </FormField>
      <FormField form={form} name="type" label="Type">
        {(control) => (
          <NativeSelect {...control}>
            {Object.entries(TYPE_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField
        form={form}
        name="hours"
        label="Ordinary hours"
        hint="Leave empty for a casual without fixed hours."
      >
        {(control) => <Input inputMode="decimal" autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="period" label="Per">
        {(control) => (
          <NativeSelect {...control}>
            <option value="7">Week</option>
            <option value="14">Fortnight</option>
            <option value="28">4 weeks</option>
            <option value="cycle">Cycle</option>
          </NativeSelect>
        )}
      </FormField>
      {period === 'cycle' && (
        <FormField form={form} name="cycleDays" label="Days in the cycle">
          {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
        </FormField>
      )}
      <FormField form={form} name="averagingWeeks" label="Averaged over weeks" optional>
        {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
      </FormField>
      <FormField
        form={form}
        name="anchor"
        label="First day of a period"
        optional
        hint="Periods are counted from here, otherwise from your weeks."
      >
        {(control) => <Input type="date" {...control} />}
      </FormField>
    </fieldset>
  );
}

const CHOICES = [
  ['leaveCounts', 'Leave counts as hours'],
  ['holidaysCount', 'Public holidays without a shift count as hours'],
  ['longShifts', 'Agreed to longer shifts'],
  ['shortRest', 'Agreed to a shorter rest between shifts'],
] as const;

function CountsFields({ form }: { form: ContractFormReturn }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">What counts, and what was agreed</legend>
      {CHOICES.map(([name, label]) => (
        <FormField key={name} form={form} name={name} label={label} layout="choice">
          {(control) => <Checkbox {...control} />}
        </FormField>
      ))}
    </fieldset>
  );
}

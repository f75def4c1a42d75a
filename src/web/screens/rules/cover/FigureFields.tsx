import type { Path, UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';

type WithFigures = { minimum: string; target: string; maximum: string };

/** Minimum, target and maximum, side by side. */
export function FigureFields<Form extends WithFigures>({ form }: { form: UseFormReturn<Form> }) {
  return (
    <div className="grid grid-cols-3 items-start gap-4">
      <FigureField form={form} name={'minimum' as Path<Form>} label="Minimum" />
      <FigureField form={form} name={'target' as Path<Form>} label="Target" />
      <FigureField form={form} name={'maximum' as Path<Form>} label="Maximum" />
    </div>
  );
}

type FigureFieldProps<Form extends WithFigures> = {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
};

function FigureField<Form extends WithFigures>({ form, name, label }: FigureFieldProps<Form>) {
  return (
    <FormField form={form} name={name} label={label}>
      {(control) => <Input inputMode="numeric" className="tabular-nums" {...control} />}
    </FormField>
  );
}

import type { ReactNode } from 'react';
import {
  type ControllerRenderProps,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { Field, type FieldProps } from './Field';
import type { FieldControl } from './field-control';

type ControlledFormFieldProps<Values extends FieldValues, Name extends Path<Values>, C, O> = Omit<
  FieldProps,
  'children' | 'error'
> & {
  form: UseFormReturn<Values, C, O>;
  name: Name;
  children: (control: FieldControl, field: ControllerRenderProps<Values, Name>) => ReactNode;
};

/** For controls with a value and a callback of their own, such as Select. */
export function ControlledFormField<Values extends FieldValues, Name extends Path<Values>, C, O>({
  form,
  name,
  children,
  ...props
}: ControlledFormFieldProps<Values, Name, C, O>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Field {...props} error={fieldState.error?.message}>
      {(control) => children(control, field)}
    </Field>
  );
}

import type { ReactNode } from 'react';
import {
  type ControllerRenderProps,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useController,
  useFormState,
} from 'react-hook-form';
import { ChoiceField, Field, type FieldControl, type FieldProps } from './Field';

type FormFieldProps<Values extends FieldValues, Context, Output> = Omit<
  FieldProps,
  'children' | 'error'
> & {
  form: UseFormReturn<Values, Context, Output>;
  name: Path<Values>;
  options?: RegisterOptions<Values, Path<Values>> | undefined;
  /** 'choice' puts the label beside the control, for Checkbox, Switch and Radio. */
  layout?: 'stacked' | 'choice' | undefined;
  children: (control: FieldControl & UseFormRegisterReturn<Path<Values>>) => ReactNode;
};

/** A Field around a native control: `{(control) => <Input {...control} />}`. */
export function FormField<Values extends FieldValues, Context, Output>({
  form,
  name,
  options,
  layout = 'stacked',
  children,
  ...field
}: FormFieldProps<Values, Context, Output>) {
  const { errors } = useFormState({ control: form.control, name });
  const error = (get(errors, name) as FieldError | undefined)?.message;
  const Layout = layout === 'choice' ? ChoiceField : Field;
  return (
    <Layout {...field} error={error}>
      {(control) => children({ ...form.register(name, options), ...control })}
    </Layout>
  );
}

type ControlledFormFieldProps<Values extends FieldValues, Name extends Path<Values>, C, O> = Omit<
  FieldProps,
  'children' | 'error'
> & {
  form: UseFormReturn<Values, C, O>;
  name: Name;
  children: (control: FieldControl, field: ControllerRenderProps<Values, Name>) => ReactNode;
};

/** For controls with their own value and callback, such as Select. */
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

import { useEffect } from 'react';
import { Alert } from '../../ui/Alert';
import { Checkbox } from '../../ui/Checkbox';
import { FormField } from '../../ui/FormField';
import type { ShiftFormReturn } from './shift-values';

type ReplaceFieldProps = {
  form: ShiftFormReturn;
  overlap: string | undefined;
  /** Also while nothing is known to be in the way. */
  always?: boolean;
};

export function ReplaceField({ form, overlap, always = false }: ReplaceFieldProps) {
  const { setFocus } = form;
  useEffect(() => {
    if (overlap) setFocus('overwrite');
  }, [overlap, setFocus]);

  if (!overlap && !always) return null;
  return (
    <div className="flex flex-col gap-2">
      {overlap && (
        <Alert tone="danger" title={overlap}>
          Nothing was saved. Change what you entered, or replace what is in the way.
        </Alert>
      )}
      <FormField form={form} name="overwrite" label="Replace existing shifts" layout="choice">
        {(control) => <Checkbox {...control} />}
      </FormField>
    </div>
  );
}

// A form for a record that others may change, too. Fields the person hasn't touched follow the record;
// fields that both changed need a choice.
import { useEffect, useState } from 'react';
import {
  type FieldPathValue,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { type Texts, theirsWithoutQuestion, versionsOf } from './versions';

interface Input<Values extends FieldValues, Context, Output> {
  form: UseFormReturn<Values, Context, Output>;
  /** The record as it is now, as the form writes it; undefined once it is deleted. */
  now: Texts | undefined;
  labels: Record<string, string>;
  /** Needed for fields that hold ids or codes. */
  inWords?: ((field: string, value: string) => string) | undefined;
}

export function useNewerVersion<Values extends FieldValues, Context, Output>({
  form,
  now,
  labels,
  inWords = (_field, value) => value,
}: Input<Values, Context, Output>) {
  const [seen, setSeen] = useState<Texts>(now ?? {});
  const mine: Texts = useWatch({ control: form.control });
  const current = now ?? seen;
  const settled = theirsWithoutQuestion(seen, current, mine);

  function follow(texts: Texts): void {
    for (const [field, value] of Object.entries(texts)) {
      const name = field as Path<Values>;
      form.resetField(name, { defaultValue: value as FieldPathValue<Values, Path<Values>> });
    }
    setSeen((before) => ({ ...before, ...texts }));
  }

  useEffect(() => {
    if (Object.keys(settled).length > 0) follow(settled);
  });

  const versions = versionsOf(seen, current, mine, labels, inWords);
  return {
    /** The version that a save is compared with. */
    seen,
    versions,
    /** Lets the next save overwrite the current version. */
    keepMine: () => {
      setSeen(current);
      return current;
    },
    useTheirs: () =>
      follow(Object.fromEntries(versions.map(({ field }) => [field, current[field] ?? '']))),
  };
}

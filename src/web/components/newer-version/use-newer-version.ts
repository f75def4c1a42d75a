// A form over a record that others change too: what nobody touched here follows, what both changed is asked about.
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
  /** As it is now, as the form writes it; undefined once it is gone. */
  now: Texts | undefined;
  labels: Record<string, string>;
  /** Where the form holds something else than what a person reads. */
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
    /** What a save is to be compared with. */
    seen,
    versions,
    /** Makes what is there now the version that the next save goes over. */
    keepMine: () => {
      setSeen(current);
      return current;
    },
    useTheirs: () =>
      follow(Object.fromEntries(versions.map(({ field }) => [field, current[field] ?? '']))),
  };
}

// What a form holds against what is saved now, field by field.
export type Texts = Readonly<Record<string, string | undefined>>;

export interface Version {
  field: string;
  label: string;
  theirs: string;
  mine: string;
}

const changedFields = (seen: Texts, now: Texts) =>
  Object.keys(seen).filter((field) => now[field] !== seen[field]);

/** Changed elsewhere but not here, or to the same. */
export function theirsWithoutQuestion(seen: Texts, now: Texts, mine: Texts): Texts {
  const fields = changedFields(seen, now).filter(
    (field) => mine[field] === seen[field] || mine[field] === now[field],
  );
  return Object.fromEntries(fields.map((field) => [field, now[field]]));
}

/** Changed both here and elsewhere, in words. */
export function versionsOf(
  seen: Texts,
  now: Texts,
  mine: Texts,
  labels: Readonly<Record<string, string>>,
  inWords: (field: string, value: string) => string,
): Version[] {
  const settled = theirsWithoutQuestion(seen, now, mine);
  const words = (field: string, value = '') => inWords(field, value) || 'none';
  return changedFields(seen, now)
    .filter((field) => !(field in settled))
    .map((field) => ({
      field,
      label: labels[field] ?? field,
      theirs: words(field, now[field]),
      mine: words(field, mine[field]),
    }));
}

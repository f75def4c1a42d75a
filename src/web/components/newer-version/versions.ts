// Compares a form with what is saved now, field by field.
export type Texts = Readonly<Record<string, string | undefined>>;

export interface Version {
  field: string;
  label: string;
  theirs: string;
  mine: string;
}

const changedFields = (seen: Texts, now: Texts) =>
  Object.keys(seen).filter((field) => now[field] !== seen[field]);

/** Fields that only someone else changed, or both in the same way. */
export function theirsWithoutQuestion(seen: Texts, now: Texts, mine: Texts): Texts {
  const fields = changedFields(seen, now).filter(
    (field) => mine[field] === seen[field] || mine[field] === now[field],
  );
  return Object.fromEntries(fields.map((field) => [field, now[field]]));
}

/** Fields that both changed, as people read them. */
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

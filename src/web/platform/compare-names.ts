// Made when something is first sorted: it takes longer than all other code of a page that only shows lists.
let collator: Intl.Collator | undefined;

/** The order in which the server lists names: as in a phone book, 'Élodie' under E, 'Ward 2' before 'Ward 10'. */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('en-AU', { numeric: true });
  return collator.compare(one, other);
}

/** The order in which the server lists names: as in a phone book, 'Élodie' under E, 'Ward 2' before 'Ward 10'. */
export const compareNames = new Intl.Collator('en-AU', { numeric: true }).compare;

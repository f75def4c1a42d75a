/** What comes before a name, and stands badly alone: 'Hi Dr,'. */
const TITLES = new Set(
  'dr prof mr mrs ms miss mx sir dame rev fr sr br sister father hon'.split(' '),
);

/** 'Hi Amy,' for Amy Able. Whole names after titles and initials, and where the family name comes first: 'Able, Amy'. */
export function greeting(name: string): string {
  const [first = name] = name.trim().split(/\s+/);
  const plain = first.replace(/\.$/, '').toLowerCase();
  const alone = first.length > 1 && !/[.,]$/.test(first) && !TITLES.has(plain);
  return `Hi ${alone ? first : name.trim()},`;
}

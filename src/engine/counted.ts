// Counts in sentences. Every count that people read goes through here, so that '1 shift needs' and '2 shifts need'
// agree; scripts/words/counts.test.ts refuses any other.

/** '1 shift', '1,280 shifts'; `many` where an s isn't enough: ('person', 'people'), ('shift needs', 'shifts need'). */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${agree(count, one, many)}`;
}

/** The words that follow the count elsewhere in the sentence: 'it' or 'them', 'was' or 'were'. */
export function agree(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** '1,280'. Not from Intl: its first use takes a phone a tenth of a second. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

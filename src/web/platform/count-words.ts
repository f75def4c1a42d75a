/** '1 shift', '1,280 shifts'; `many` where an s is not enough. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** '1,280'. Not from Intl: its first use takes a phone a tenth of a second. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

const number = new Intl.NumberFormat('en-AU');

/** '1 shift', '1,280 shifts'; `many` where an s is not enough. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

export function formatCount(count: number): string {
  return number.format(count);
}

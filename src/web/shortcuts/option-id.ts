export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

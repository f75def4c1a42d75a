/** Beyond this many, what is out of sight is not drawn in full: it would make every click slow. */
const FEW = 100;

export function isLong(items: readonly unknown[]): boolean {
  return items.length > FEW;
}

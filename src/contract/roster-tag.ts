/** The ETag of a window of the roster. Revisions count from one in every organisation, so the number alone would fit many. */
export function rosterTag(
  orgId: string,
  { from, to }: { from: string; to: string },
  revision: number,
): string {
  return `"${[revision, orgId, from, to].join('.')}"`;
}

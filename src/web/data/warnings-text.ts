import { counted } from '#engine/counted';

interface Told {
  warnings?: readonly string[];
  warningCount?: number;
}

/** The first warning about a change, and how many more there are. */
export function warningsText({ warnings = [], warningCount = 0 }: Told): string | undefined {
  const [first] = warnings;
  if (!first) return undefined;
  return warningCount === 1 ? first : `${first} ${counted(warningCount - 1, 'more warning')}.`;
}

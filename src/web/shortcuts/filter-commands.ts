interface Found {
  label: string;
  /** Other words that people may look for. */
  words?: string | undefined;
}

/** Those that have every word that was typed, the ones that begin with it first. */
export function filterCommands<Command extends Found>(
  commands: readonly Command[],
  typed: string,
): Command[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = parts;
  if (first === undefined) return [...commands];
  const found = commands.filter(({ label, words = '' }) => {
    const text = `${label} ${words}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
  const rank = ({ label }: Command) => {
    const words = label.toLowerCase().split(/\s+/);
    if (words[0]?.startsWith(first)) return 0;
    return words.some((word) => word.startsWith(first)) ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}

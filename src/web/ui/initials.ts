/** 'Amy van der Able' gives 'AA', 'Cher' gives 'C', nothing gives '?'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => /\p{L}|\p{N}/u.exec(word ?? '')?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase() || '?';
}

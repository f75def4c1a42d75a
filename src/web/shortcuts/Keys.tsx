const isMac = typeof navigator === 'object' && /mac|iphone|ipad/i.test(navigator.platform);

const SPOKEN: Record<string, string> = {
  '↑': 'Up',
  '↓': 'Down',
  '←': 'Left',
  '→': 'Right',
  '?': 'Question mark',
  '/': 'Slash',
};

/** Draws 'Mod+K' as keycaps: Ctrl K, or ⌘ K on a Mac. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="inline-flex shrink-0 gap-1">
      {keys.split('+').map((key) => (
        <kbd
          key={key}
          className="grid h-6 min-w-6 place-items-center rounded-sm border border-line-strong/60 bg-raised px-1.5 font-sans text-xs font-medium whitespace-nowrap text-text"
        >
          {SPOKEN[key] && <span className="sr-only">{SPOKEN[key]}</span>}
          <span aria-hidden={key in SPOKEN}>{key === 'Mod' ? modifier() : key}</span>
        </kbd>
      ))}
    </span>
  );
}

function modifier(): string {
  return isMac ? '⌘' : 'Ctrl';
}

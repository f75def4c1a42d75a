// The outcome of a generation or of its preview: figures, and reasons in sentences.
import { useState } from 'react';
import { formatCount } from '#engine/counted';
import { Button } from '../../ui/Button';
import { WindowedList } from '../../ui/WindowedRows';

const FIRST = 50;
const LINE_PX = 24;

type FiguresProps = { figures: readonly { label: string; value: number }[] };

export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse rounded-lg border border-line bg-surface px-3 py-2"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

type SentenceListProps = { label: string; sentences: readonly string[] };

/** One reason per line: the first fifty, and all of them on request. */
export function SentenceList({ label, sentences }: SentenceListProps) {
  const [all, setAll] = useState(false);
  if (sentences.length === 0) return null;
  const shown = all ? sentences : sentences.slice(0, FIRST);
  return (
    <div className="flex flex-col items-start gap-2">
      <WindowedList
        label={label}
        items={shown}
        itemPx={LINE_PX}
        className="max-h-64 w-full rounded-lg border border-line bg-surface px-3 py-2 text-sm leading-6"
        renderItem={(sentence, index) => <li key={index}>{sentence}</li>}
      />
      {!all && sentences.length > FIRST && (
        <Button size="sm" onClick={() => setAll(true)}>
          Show all {formatCount(sentences.length)}
        </Button>
      )}
    </div>
  );
}

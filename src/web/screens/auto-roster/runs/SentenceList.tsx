import { useState } from 'react';
import { formatCount } from '#engine/counted';
import { Button } from '../../../ui/Button';
import { ChunkedList } from './ChunkedList';

type SentenceListProps = { label: string; sentences: readonly string[] };

const FIRST = 50;
const LINE_PX = 24;

/** Reasons, one a line: the first fifty, and on demand all of them in a box of their own. */
export function SentenceList({ label, sentences }: SentenceListProps) {
  const [all, setAll] = useState(false);
  if (sentences.length === 0) return null;
  const shown = all ? sentences : sentences.slice(0, FIRST);
  return (
    <div className="flex flex-col items-start gap-2">
      <ChunkedList
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

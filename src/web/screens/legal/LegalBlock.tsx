import { cn } from '../../ui/cn';
import { LinkedText } from './LinkedText';
import type { Block } from './legal-text';

export function LegalBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h2 className={cn('mt-4 font-semibold', block.level === 1 ? 'text-xl' : 'text-lg')}>
        <LinkedText text={block.text} />
      </h2>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <LinkedText text={block.text} />
      </p>
    );
  }
  return (
    <ul className="list-disc space-y-1 pl-6 marker:text-muted">
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text that never changes
        <li key={index}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}

import type { DraftCode } from '../draft/draft';
import { factName } from '../draft/facts-of-draft';
import { CoverStrip } from './CoverStrip';
import { coverWords, gapWords } from './cover-words';

type CoverFactsProps = {
  codes: readonly DraftCode[];
  cover: Readonly<Record<string, number[]>>;
};

export function CoverFacts({ codes, cover }: CoverFactsProps) {
  return (
    <ul aria-label="Cover" className="flex flex-col gap-2.5 text-sm">
      {codes.map((code) => {
        const counts = cover[factName(code)];
        if (!counts) return null;
        const gaps = gapWords(counts);
        return (
          <li key={code.key} className="flex flex-col gap-1">
            <p>
              <span className="font-semibold">{code.code || '?'}</span>: {coverWords(counts)}
            </p>
            <CoverStrip cover={counts} />
            {gaps && <p className="text-xs text-warn">Nobody on {gaps}</p>}
          </li>
        );
      })}
    </ul>
  );
}

import { FindingMark } from '../../../components/FindingMark';
import type { WorstFinding } from '../../../data/worst-finding';
import { cn } from '../../../ui/cn';
import { SEVERITY_WORDS } from './marks';

/** What the rules would find after a change that isn't saved yet: the worst, and how many more. */
export function FoundLine({ found }: { found: WorstFinding }) {
  const { severity, text, more } = found;
  return (
    <p
      className={cn(
        'flex gap-1.5 text-sm font-semibold',
        severity === 'block' ? 'text-danger' : 'text-warn',
      )}
    >
      <span className="mt-0.5 flex">
        <FindingMark severity={severity} />
      </span>
      <span className="min-w-0">
        <span className="sr-only">{SEVERITY_WORDS[severity]}: </span>
        {text}
        {more > 0 && ` +${more} more`}
      </span>
    </p>
  );
}

/** 'Warning: Rest of 8 h 30 min, 10 h needed, and 2 more' */
export function findingText({ severity, text, more }: WorstFinding): string {
  return `${SEVERITY_WORDS[severity]}: ${text}${more > 0 ? `, and ${more} more` : ''}`;
}

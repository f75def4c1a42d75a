import { ListChecks } from 'lucide-react';
import type { Ref } from 'react';
import { agree, formatCount } from '#engine/counted';
import type { useFindings } from '../../../data/rules';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';

type ChecksButtonProps = {
  checks: ReturnType<typeof useFindings>;
  open: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** How many findings the days in view have. Opens and closes the list of them. */
export function ChecksButton({ checks, open, onToggle, ref }: ChecksButtonProps) {
  const serious = (checks.data?.counts ?? []).filter(({ severity }) => severity !== 'note');
  const count = serious.reduce((sum, { findings }) => sum + findings, 0);
  return (
    <Button ref={ref} size="sm" aria-expanded={open} onClick={onToggle}>
      <ListChecks aria-hidden="true" />
      Checks
      {count > 0 && (
        <Badge tone="warn">
          {formatCount(count)}
          <span className="sr-only"> {agree(count, 'finding', 'findings')}</span>
        </Badge>
      )}
    </Button>
  );
}

import { CodeBadge } from '../wizard/CodeBadge';
import type { CodeRow } from './code-rows';

export function CodeName({ row }: { row: CodeRow }) {
  return (
    <span className="inline-flex items-center gap-2">
      <CodeBadge code={row.code} />
      {row.label}
    </span>
  );
}

import { CircleAlert, CircleCheck, KeyRound } from 'lucide-react';
import type { JudgedRow } from './check-rows';

export function RowCheck({ row: { problems, waits } }: { row: JudgedRow }) {
  if (problems.length > 0) {
    return (
      <ul className="flex flex-col gap-1 text-danger">
        {problems.map((problem) => (
          <li key={problem} className="flex gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {problem}
          </li>
        ))}
      </ul>
    );
  }
  const Icon = waits ? KeyRound : CircleCheck;
  return (
    <span className="flex items-center gap-1.5 text-muted">
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${waits ? '' : 'text-brand'}`} />
      {waits ? 'Needs a temporary password' : 'Ready'}
    </span>
  );
}

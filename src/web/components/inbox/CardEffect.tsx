import { useState } from 'react';
import { effectLines } from '#engine/requests/effect-lines';

type Effect = Parameters<typeof effectLines>[0];

/** What approving would do. What is different since the card was first shown is marked. */
export function CardEffect({ effect }: { effect: Effect }) {
  const lines = effectLines(effect);
  const [shown] = useState(lines);
  const gone = shown.filter((line) => !lines.includes(line));
  if (lines.length === 0 && gone.length === 0) {
    return <p className="text-muted sm:text-sm">It changes neither cover nor anyone's week.</p>;
  }
  return (
    <ul aria-label="What approving would do" className="flex flex-col gap-0.5 sm:text-sm">
      {lines.map((line) => (
        <li key={line} className="tabular-nums wrap-anywhere">
          {!shown.includes(line) && <strong className="font-semibold">New: </strong>}
          {line}
        </li>
      ))}
      {gone.map((line) => (
        <li key={line} className="text-muted line-through wrap-anywhere">
          <span className="sr-only">No longer: </span>
          {line}
        </li>
      ))}
    </ul>
  );
}

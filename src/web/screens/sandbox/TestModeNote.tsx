import { FlaskConical } from 'lucide-react';

/** Nobody must take a page of the test mode for the real thing. */
export function TestModeNote() {
  return (
    <p className="sticky top-0 z-10 flex items-center justify-center gap-2 border-b border-warn/30 bg-warn-soft px-4 py-2 text-center text-sm font-semibold text-warn">
      <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
      Test mode: no card is charged
    </p>
  );
}

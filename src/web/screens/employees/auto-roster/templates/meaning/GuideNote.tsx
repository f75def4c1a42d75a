import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { TemplateFacts } from '#engine/rotation/facts';
import { outsideGuide } from '#engine/rotation/safe-work';

type GuideNoteProps = { facts: TemplateFacts; isEmpty: boolean };

/** Told, never forbidden. */
export function GuideNote({ facts, isEmpty }: GuideNoteProps) {
  const outside = outsideGuide(facts);
  return (
    <div role="status" className="text-sm empty:hidden">
      {!isEmpty && outside.length === 0 && (
        <p className="flex gap-2">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
          Within the guide values of Safe Work Australia
        </p>
      )}
      {outside.length > 0 && (
        <div className="flex gap-2 rounded-md border border-warn/30 bg-warn-soft px-3 py-2.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <div>
            <p className="font-semibold">Outside the Safe Work Australia guide</p>
            <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4">
              {outside.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

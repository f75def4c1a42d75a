import { Suspense, useEffect, useState } from 'react';
import type { UncoveredShift } from '#contract/api/shifts';
import { can } from '#contract/rights';
import { FieldsLoading } from '../../../components/shift-form/FieldsLoading';
import { UncoveredRow } from '../../../components/UncoveredRow';
import { useUser } from '../../../data/session';
import { Dialog } from '../../../ui/Dialog';
import { MoveShiftForm, preloadForms } from '../cell/lazy-forms';
import { DirtyForms } from '../cell/ShiftFormBox';

type UncoveredDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shifts: UncoveredShift[];
  /** Of all of them; only the next ones are listed. */
  count: number;
};

export function UncoveredDialog({ open, onOpenChange, shifts, count }: UncoveredDialogProps) {
  const [dirtyForms, setDirtyForms] = useState(0);
  const [movingId, setMovingId] = useState<string>();
  const manages = can(useUser(), 'edit roster');
  const more = count - shifts.length;
  useEffect(preloadForms, []);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Uncovered"
      description="These people are away on a day with a shift, so nobody works it. Move each shift to someone else, or offer it as an open shift for others to take."
      dirty={dirtyForms > 0}
    >
      {count === 0 && <p role="status">Every shift is covered.</p>}
      <DirtyForms value={setDirtyForms}>
        <ul aria-label="Uncovered shifts" className="flex flex-col gap-2">
          {shifts.map((shift) => (
            <li key={shift.id}>
              {shift.id === movingId ? (
                <Suspense fallback={<FieldsLoading />}>
                  <MoveShiftForm shift={shift} onClose={() => setMovingId(undefined)} />
                </Suspense>
              ) : (
                <UncoveredRow
                  shift={shift}
                  className="rounded-lg border border-line bg-surface px-3 py-2.5"
                  onMove={manages && !movingId ? () => setMovingId(shift.id) : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      </DirtyForms>
      {more > 0 && <p className="mt-3 text-muted sm:text-sm">+{more} more</p>}
    </Dialog>
  );
}

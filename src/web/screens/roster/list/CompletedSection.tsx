import type { Shift } from '#contract/api/shifts';
import { ListSection } from './ListSection';
import { NothingHere } from './NothingHere';
import { ShiftRows } from './ShiftRows';

const SHOWN = 5;

type CompletedSectionProps = { shifts: Shift[]; onOpen: (shift: Shift) => void };

export function CompletedSection({ shifts, onOpen }: CompletedSectionProps) {
  return (
    <ListSection title="Recently Completed">
      {shifts.length === 0 && (
        <NothingHere text="Nothing has ended since the beginning of this list." />
      )}
      <ShiftRows shifts={shifts.slice(0, SHOWN)} withDay onOpen={onOpen} />
    </ListSection>
  );
}

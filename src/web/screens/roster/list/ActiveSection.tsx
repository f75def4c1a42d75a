import type { Shift } from '#contract/api/shifts';
import { ListSection } from './ListSection';
import { NothingHere } from './NothingHere';
import { ShiftRows } from './ShiftRows';

type ActiveSectionProps = { shifts: Shift[]; onOpen: (shift: Shift) => void };

export function ActiveSection({ shifts, onOpen }: ActiveSectionProps) {
  return (
    <ListSection
      title={`Active Now (${shifts.length})`}
      mark={
        shifts.length > 0 && (
          <span
            aria-hidden="true"
            className="size-2.5 rounded-full bg-today ring-4 ring-today/20"
          />
        )
      }
    >
      {shifts.length === 0 && <NothingHere text="Nobody is at work just now." />}
      <ShiftRows shifts={shifts} onOpen={onOpen} />
    </ListSection>
  );
}

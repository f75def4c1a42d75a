import { HandHelping } from 'lucide-react';
import type { Shift } from '#contract/api/shifts';
import { can } from '#contract/rights';
import { useRosterChange } from '../data/roster-changes';
import { useUser } from '../data/session';
import { formatRange, formatShortDay } from '../platform/formats';
import { Button } from '../ui/Button';

/** Takes a shift from someone who can't work it and offers it to everyone. */
export function OfferOpenButton({ shift }: { shift: Shift }) {
  const { mutate, isPending } = useRosterChange();
  if (!can(useUser(), 'edit roster') || Date.parse(shift.start_at) <= Date.now()) return null;
  const name = `${shift.employee_name}, ${formatShortDay(shift.date)}, ${formatRange(shift)}`;
  return (
    <Button
      size="sm"
      aria-label={`Offer as open shift: ${name}`}
      pending={isPending}
      onClick={() => mutate({ type: 'open', shift })}
    >
      <HandHelping aria-hidden="true" />
      Offer as open shift
    </Button>
  );
}

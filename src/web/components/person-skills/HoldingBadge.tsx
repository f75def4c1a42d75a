import { BadgeCheck, CalendarClock, CircleDashed, CircleX, Hourglass } from 'lucide-react';
import type { Holding } from '#contract/api/skills';
import { counted } from '#engine/counted';
import { type HoldingState, holdingState, soonDays } from '#engine/rules/holding-state';
import type { CalendarDate } from '#engine/time/kinds';
import { useZone } from '../../data/session';
import { formatDate, todayIn } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { useMinute } from '../use-now';

type HoldingBadgeProps = {
  holding: Pick<Holding, 'valid_from' | 'valid_to' | 'verified_at'>;
  skill: { reminder_days: readonly number[] } | undefined;
};

/** What it is worth today: a shape, a colour and words. */
export function HoldingBadge({ holding, skill }: HoldingBadgeProps) {
  useMinute();
  const today = todayIn(useZone());
  const { valid_from, valid_to, verified_at } = holding;
  const facts = {
    verified: verified_at !== null,
    validFrom: valid_from as CalendarDate | null,
    validTo: valid_to as CalendarDate | null,
  };
  const found = holdingState(facts, today, soonDays(skill?.reminder_days ?? []));
  const { tone, Icon } = LOOKS[found.state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {stateText(found, facts)}
    </Badge>
  );
}

const LOOKS = {
  valid: { tone: 'brand', Icon: BadgeCheck },
  expiring: { tone: 'warn', Icon: CalendarClock },
  expired: { tone: 'danger', Icon: CircleX },
  unverified: { tone: 'info', Icon: CircleDashed },
  'not-yet': { tone: 'neutral', Icon: Hourglass },
} as const;

function stateText(
  found: HoldingState,
  { validFrom, validTo }: { validFrom: CalendarDate | null; validTo: CalendarDate | null },
): string {
  switch (found.state) {
    case 'unverified':
      return 'To verify';
    case 'expired':
      return `Expired ${validTo ? formatDate(validTo) : ''}`;
    case 'not-yet':
      return `Valid from ${validFrom ? formatDate(validFrom) : ''}`;
    case 'valid':
      return 'Valid';
    case 'expiring':
      return found.daysLeft === 0
        ? 'Expires today'
        : `Expires in ${counted(found.daysLeft, 'day')}`;
  }
}

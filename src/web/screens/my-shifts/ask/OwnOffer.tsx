import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, Gift } from 'lucide-react';
import { useState } from 'react';
import type { Shift } from '#contract/api/shifts';
import { ownerText } from '../../../components/request-text';
import { useMinute } from '../../../components/use-now';
import { useOwnRequests, useRequestPolicies } from '../../../data/requests';
import { useUser } from '../../../data/session';
import { Button } from '../../../ui/Button';
import { buttonStyles } from '../../../ui/button-styles';
import { GiveForm } from './GiveForm';
import { liveRequestOf, ShiftState } from './ShiftState';
import { SwapForm } from './SwapForm';

type OwnOfferProps = {
  shift: Shift;
  /** They are sick, on leave or off that day: covering the shift is their manager's business. */
  away: boolean;
};

/** Whose an own shift is while it is offered, and the way to offer it. Nothing for a colleague's shift or a draft. */
export function OwnOffer({ shift, away }: OwnOfferProps) {
  const { employee_id } = useUser();
  const now = useMinute();
  const requests = useOwnRequests();
  const { data: policies } = useRequestPolicies();
  const [asking, setAsking] = useState<'give' | 'swap' | null>(null);
  const own = shift.employee_id === employee_id && shift.published;
  if (!own || !requests.data || Date.parse(shift.start_at) <= now) return null;
  const live = liveRequestOf(requests.data, shift.id);
  if (live) {
    const offered = live.employee_id === employee_id;
    return (
      <div className="flex flex-col gap-1 sm:text-sm">
        <div>
          <ShiftState shiftId={shift.id} />
        </div>
        <p>
          {offered
            ? ownerText(live)
            : `You accepted a swap. It is still your shift until ${live.state === 'asked' ? 'everyone has accepted' : 'a manager approves'}.`}
        </p>
        <Link to="/requests" search={{ tab: 'mine' }} className={buttonStyles({ variant: 'link' })}>
          See the request
        </Link>
      </div>
    );
  }
  if (!policies || policies.swaps === 'never') return null;
  const close = () => setAsking(null);
  const always = policies.swaps === 'manager';
  if (asking === 'give' && !away)
    return <GiveForm shift={shift} managed={always} onClose={close} />;
  if (asking === 'swap' && !away)
    return <SwapForm shift={shift} managed={always} onClose={close} />;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={away} onClick={() => setAsking('give')}>
          <Gift aria-hidden="true" />
          Give away
        </Button>
        <Button size="sm" disabled={away} onClick={() => setAsking('swap')}>
          <ArrowLeftRight aria-hidden="true" />
          Swap
        </Button>
      </div>
      {away && (
        <p className="text-muted sm:text-sm">
          You are away or off that day. Your manager finds someone for this shift.
        </p>
      )}
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { Search, Wand2 } from 'lucide-react';
import { useState } from 'react';
import type { CoverCard, ShiftCard, UncoveredCard } from '#contract/api/inbox';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { useOfferShift } from '../../data/open-shifts';
import { useRosterChange } from '../../data/roster-changes';
import { useUser } from '../../data/session';
import { useAskAgain } from '../../data/shift-answers';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { formatRange, formatShortDay, formatTime } from '../../platform/formats';
import { useShortcutActions } from '../../shortcuts/shortcut-context';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { RepairList } from '../RepairList';
import { cardTitle } from './card-text';

type CardDeedsProps = { card: ShiftCard | UncoveredCard | CoverCard };

/** What can be done about a shift without an answer or without its person, or a day without enough people. */
export function CardDeeds({ card }: CardDeedsProps) {
  return card.type === 'cover' ? <AboutCover card={card} /> : <AboutShift card={card} />;
}

const DEEDS = 'flex flex-wrap gap-2';
const NOT_ASKED = "They weren't asked again";

function AboutShift({ card }: { card: ShiftCard | UncoveredCard }) {
  const { shift } = card;
  const user = useUser();
  const [looking, setLooking] = useState(false);
  const ask = useAskAgain();
  const change = useRosterChange();
  const title = cardTitle(card);
  const vacant = card.type === 'uncovered' || card.shift.answer === 'cannot';
  const unanswered = !vacant && shift.employee_id !== user.employee_id;
  const mayRepair = vacant && can(user, 'edit roster');
  const onAsk = () =>
    ask.mutate(shift.id, {
      onSuccess: () => toastSuccess(`We asked ${shift.employee_name} again`, NOT_ASKED),
      onError: (error) => toastFailure(NOT_ASKED, error),
    });
  return (
    <>
      <div className={DEEDS}>
        {mayRepair && (
          <Button
            aria-label={`Find someone: ${title}`}
            aria-expanded={looking}
            onClick={() => setLooking(!looking)}
          >
            <Search aria-hidden="true" />
            Find someone
          </Button>
        )}
        {unanswered && (
          <Button
            aria-label={`Ask again: ${title}`}
            pending={ask.isPending}
            disabled={ask.isSuccess}
            onClick={onAsk}
          >
            {ask.isSuccess ? 'Asked again' : 'Ask again'}
          </Button>
        )}
        <Button
          aria-label={`Offer as open shift: ${title}`}
          pending={change.isPending}
          onClick={() => change.mutate({ type: 'open', shift })}
        >
          Offer as open shift
        </Button>
        <Place label="Show in the roster" date={shift.date} view="list" />
      </div>
      {looking && <RepairList shiftId={shift.id} onDone={() => setLooking(false)} />}
    </>
  );
}

const NOT_OFFERED = "The shift wasn't offered";

function AboutCover({ card }: { card: CoverCard }) {
  const [asking, setAsking] = useState(false);
  const offer = useOfferShift();
  const user = useUser();
  const { make } = useShortcutActions();
  const left = card.missing - card.offered;
  const { date, location_name, location_id, starts_at, ends_at, timezone } = card;
  const fill = { from: date, to: date, locationIds: [location_id], groupIds: [] };
  const times = formatRange({ start_at: starts_at, end_at: ends_at, timezone });
  const onOffer = () =>
    offer.mutate(
      {
        locationId: location_id,
        date,
        startTime: formatTime(starts_at, timezone),
        endTime: formatTime(ends_at, timezone),
        places: left,
      },
      {
        onSuccess: () => {
          toastSuccess('Shift offered', NOT_OFFERED);
          setAsking(false);
        },
        onError: (error) => toastFailure(NOT_OFFERED, error),
      },
    );
  return (
    <div className={DEEDS}>
      {can(user, 'edit roster') && (
        <Button aria-label={`Fill: ${cardTitle(card)}`} onClick={() => void make('fill', { fill })}>
          <Wand2 aria-hidden="true" />
          Fill
        </Button>
      )}
      <Place label="Show in the roster" date={date} site={location_id} />
      {left > 0 && (
        <Button
          aria-label={`Offer as open shift: ${cardTitle(card)}`}
          onClick={() => setAsking(true)}
        >
          Offer as open shift
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={`Offer an open shift for ${counted(left, 'person', 'people')}?`}
        description={`${formatShortDay(date)}, ${times} at ${location_name}. People are told in waves. You can change it under 'Open shifts' in the roster.`}
        confirmLabel="Offer shift"
        pending={offer.isPending}
        onConfirm={onOffer}
      />
    </div>
  );
}

type PlaceProps = { label: string; date: CalendarDate; view?: 'list'; site?: string };

function Place({ label, ...search }: PlaceProps) {
  return (
    <Link to="/roster" search={search} className={buttonStyles()}>
      {label}
    </Link>
  );
}

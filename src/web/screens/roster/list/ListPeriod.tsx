import { useId } from 'react';
import type { RosterList } from '#contract/api/roster-views';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { formatDate, zoneInWords, zoneName } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Label } from '../../../ui/Field';
import { Input } from '../../../ui/Input';

type ListPeriodProps = {
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
  chosen: CalendarDate | undefined;
  list: RosterList | undefined;
  onChoose: (date: CalendarDate | undefined) => void;
};

export function ListPeriod({ from, to, today, chosen, list, onChoose }: ListPeriodProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Label htmlFor={id}>Around</Label>
        <Input
          // Half-typed years must not reach the address, so the date counts when the field is left.
          key={chosen ?? today}
          id={id}
          type="date"
          min="1970-01-02"
          max="2200-11-30"
          defaultValue={chosen ?? today}
          className="w-40 sm:h-9 sm:text-sm"
          onBlur={({ target }) => choose(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') choose(event.currentTarget.value);
          }}
        />
        {chosen && chosen !== today && <Button onClick={() => onChoose(undefined)}>Today</Button>}
      </div>
      <p className="text-muted">
        {formatDate(from)} to {formatDate(to)}
        {list?.first_start_at && <>. {zoneNote(list)}</>}
      </p>
    </div>
  );

  function choose(text: string) {
    const date = parseCalendarDate(text);
    if (date && date !== (chosen ?? today)) onChoose(date === today ? undefined : date);
  }
}

/** The clocks change at most once in the days of a list. */
function zoneNote({ timezones, first_start_at: first, last_start_at: last }: RosterList): string {
  const [zone, ...others] = timezones;
  if (!zone || !first || !last) return '';
  if (others.length > 0) return "Times are in each site's time zone";
  const later = zoneName(zone, last);
  const words = zoneInWords(zone, first);
  return later === zoneName(zone, first) ? words : `${words}, later ${later}`;
}

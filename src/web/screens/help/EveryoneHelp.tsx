import { Link } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { MonthLegend } from '../../components/MonthLegend';
import { useUser } from '../../data/session';
import { ShortcutList } from '../../shortcuts/ShortcutList';

export function MyShiftsHelp() {
  return (
    <>
      <p>
        My Shifts opens with your own month. A day with a shift shows its times; choose it to see
        where it is, how long it lasts and any notes. To see when a colleague works, search for
        their name.
      </p>
      <MonthLegend />
      <p>
        You see shifts once they are published. Of a colleague you see when they work and, with a
        '?', when they are unavailable, but not why.
      </p>
      <h3>Clocking in</h3>
      <p>
        Open your shift and press Clock In; the time runs on top of the page until you press Clock
        Out. Only one shift can run at a time. You may close the page meanwhile: the clock goes on.
        It is kept in this browser only, so clock out on the device on which you clocked in.
      </p>
    </>
  );
}

export function TimesHelp() {
  return (
    <>
      <p>
        A shift's times are those of the clock at its site, wherever you look at it from. Where your
        own clock shows another time, the zone is named beside it. 'Today' and the current week are
        those of your organisation.
      </p>
      <ul className="plain">
        <li>
          A shift that ends before it starts on the clock ends the next day: 22:00–06:00 is a night.
          It belongs to the day on which it starts.
        </li>
        <li>
          On the nights when the clocks change, the times stay and the length differs: 22:00–06:00
          lasts 7 hours when the clocks go forward and 9 when they go back. Muster counts true
          hours, and says '9 h (clocks go back)'.
        </li>
        <li>
          A start in the hour that is skipped moves forward by as much; one in the hour that comes
          twice is the first of the two.
        </li>
        <li>Rest between shifts is counted in true hours, too.</li>
      </ul>
    </>
  );
}

export function ShortcutsHelp() {
  const user = useUser();
  return (
    <>
      <p>
        Shortcuts wait while you type or a dialog is open. Single keys can be switched off in{' '}
        <Link to="/account" hash="shortcuts" className="text-brand underline underline-offset-4">
          Your account
        </Link>
        .
      </p>
      <ShortcutList of="everywhere" />
      {can(user, 'see roster') && (
        <>
          <h3>In the roster grid</h3>
          <ShortcutList of="grid" />
        </>
      )}
    </>
  );
}

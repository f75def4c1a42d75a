import { MonthLegend } from '../../../components/MonthLegend';

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

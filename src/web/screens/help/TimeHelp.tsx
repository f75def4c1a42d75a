import { Link } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { useUser } from '../../data/session';
import { ShortcutList } from '../../shortcuts/ShortcutList';

const link = 'font-medium text-brand underline';

export function TimeHelp() {
  const user = useUser();
  return (
    <>
      <p>
        Under{' '}
        <Link to="/time" className={link}>
          Time
        </Link>{' '}
        you see what people clocked, what was rostered and what counts, always all three. Nothing is
        rounded. Where the clocks change, you see the hours worked and the hours by the clock. Open
        the history of a timesheet to see each time it was clocked, where, and who corrected it and
        why.
      </p>
      <h3>Approving</h3>
      <p>
        'Needs attention' has everything odd: no end, no shift, a device with a wrong clock, a break
        that wasn't offered, or a dispute. Correct it, take it out, or approve it with a reason. 'To
        approve' has the rest. 'Approve all without flags' approves all of them except your own
        time, which someone else approves. Search by name or choose a job site to see, count and
        approve only those. Employees see your reason when you dispute their time.
      </p>
      <p>
        'Enter time' is for work that nobody clocked. 'Import' reads a file of another clock, with
        one row for each time someone clocked. If a row fails, none are saved. You can import the
        same file again: the same row counts once.
      </p>
      {can(user, 'manage pay') && <PayHelp />}
      <h3>Keys in the timesheets</h3>
      <ShortcutList of="time" />
    </>
  );
}

function PayHelp() {
  return (
    <>
      <h3>Pay periods</h3>
      <p>
        Under{' '}
        <Link to="/time" search={{ tab: 'pay' }} className={link}>
          Time, Pay periods
        </Link>{' '}
        you add periods, close them and download the file for your payroll. A period closes after
        its last day, when every timesheet up to it is approved. From then on its timesheets never
        change. You can reopen the last one with a reason until you download a file of it.
      </p>
      <p>
        What changes later is an adjustment. It waits under 'Needs attention', and once it is
        approved, the difference is paid with the next period. Choose 'Adjust' on a closed timesheet
        to make one yourself.
      </p>
      <p>
        'Columns of the files' says what each file holds, in which order and under which headings.
        Below a period you find the fingerprint (SHA-256) of each file that was made of it.
      </p>
    </>
  );
}

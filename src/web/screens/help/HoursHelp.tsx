import { Link } from '@tanstack/react-router';

const link = 'font-medium text-brand underline';

export function HoursHelp() {
  return (
    <>
      <p>
        Choose a name in the list of{' '}
        <Link to="/employees" className={link}>
          employees
        </Link>
        , in the roster or with Ctrl+K to open the page of a person. It shows their profile, their
        contract and their hours.
      </p>
      <h3>Contracts</h3>
      <p>
        A contract is never edited. A new one replaces it from its first day, and the time before
        stays as it was. If you made a mistake, add the contract again with the same first day
        within 24 hours. Managers read contracts; admins and owners add them, one by one or from a
        CSV file. Colleagues never see them.
      </p>
      <h3>Hours</h3>
      <p>
        The first column of the roster shows hours against contract, such as 152 of 152 h: what
        someone is rostered for in the week, fortnight or cycle of their contract that holds today.
        From 95 % the figure is amber. Drafts count. Leave and public holidays count as the contract
        says: with the shifts of that day, or else with a fifth of an ordinary week.
      </p>
      <h3>Fairness</h3>
      <p>
        The page of a person and{' '}
        <Link to="/employees" search={{ tab: 'fairness' }} className={link}>
          Employees, Fairness
        </Link>{' '}
        show nights, weekends and public holidays worked, changes at short notice, leave declined
        and wishes kept, in the last and the coming twelve months, beside the median of the shift
        group. Only published shifts count, and for days to come what rotations bring. A change is
        at short notice when someone is told of it less than 7 days before; people without an
        account can't be told, so it isn't counted for them. Someone who joined later is compared
        for their own days. Figures per 100 rostered hours let you compare part-time with full-time.
        Admins choose what counts.
      </p>
      <h3>Time and pay periods</h3>
      <p>
        <Link to="/time" className={link}>
          Time
        </Link>{' '}
        shows what people clocked, beside what was rostered and what counts. What needs a look is
        under Attention: someone forgot to clock out, wasn't rostered, or had a device with a wrong
        clock. Correct it with a reason, or approve it; what has no flag can be approved together.
        Nobody approves their own time. On nights when the clocks change you see both lengths: the
        hours worked, and the hours by the clock. Admins close a pay period there and download a
        file for payroll. Whatever changes after that is paid as a difference in the next period.
      </p>
      <h3>Public holidays</h3>
      <p>
        The state in the address of a job site says which public holidays it keeps. Choose local
        areas, such as a show day, in the form of the site. The roster, My Shifts and printed
        rosters mark public holidays with a diamond; rest on the day to read the name. Under{' '}
        <Link to="/rules" search={{ tab: 'holidays' }} className={link}>
          Rules, Holidays
        </Link>{' '}
        you see them year by year. Days that the law hasn't settled are marked as expected. Admins
        and owners add, move and remove days for all sites or for one, and undo it there.
      </p>
    </>
  );
}

export function OwnHoursHelp() {
  return (
    <>
      <p>
        <Link to="/account" hash="contract" className={link}>
          Your account
        </Link>{' '}
        shows your contract, and how many of its hours your published shifts fill in the current
        week, fortnight or cycle. Your colleagues can't see it. A diamond in My Shifts marks a
        public holiday.
      </p>
      <p>
        Under{' '}
        <Link to="/account" hash="fairness" className={link}>
          Fairness
        </Link>{' '}
        you see how many nights, weekends and public holidays you work, how often your shifts change
        at short notice, and how many of your wishes are kept, beside the median of your shift
        group: half of the group has more, half has less. Nobody sees the figures of a colleague,
        and a group with fewer than 5 people has no median.
      </p>
    </>
  );
}

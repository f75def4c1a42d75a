import { Link } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { MonthLegend } from '../../components/MonthLegend';
import { useUser } from '../../data/session';
import { ShortcutList } from '../../shortcuts/ShortcutList';

export function OwnDashboardHelp() {
  return (
    <p>
      The dashboard tells you when and where you work next, and how long it is until then. Below are
      your hours and shifts of this week and the next, and the shifts that were published or changed
      in the last 7 days.
    </p>
  );
}

export function MyShiftsHelp() {
  return (
    <>
      <p>
        My Shifts opens with your own month. A day with a shift shows its times. Click it to see
        where the shift is, how long it lasts and any notes. To see when a colleague works, search
        for their name.
      </p>
      <MonthLegend />
      <p>
        You see shifts once they are published. For a colleague, you see when they work. A '?' means
        they are unavailable, but not why.
      </p>
      <h3>Confirming your shifts</h3>
      <p>
        Shifts of the next four weeks that wait for your answer are at the top of My Shifts. Confirm
        them one by one or all together. If you can't work a shift, say so, with a note if you like.
        Your managers are told straight away. You stay on the shift until a manager changes the
        roster. When a shift gets another time or job site, it asks you again. The link in an email
        leads to its shift, on top. Later shifts can be confirmed in their day. Only you and your
        managers see your answers, and they are deleted a week after the shift.
      </p>
      <h3>Giving and swapping shifts</h3>
      <p>
        Open a shift of yours to give it away or to swap it. You can ask one colleague, several, or
        everyone who is available, and name several shifts that you would work instead. If no swap
        between two people frees the day, Muster looks for one among three. The shift stays yours
        until it is done, and My Shifts says so. When a colleague accepts, no rule warns and no site
        gets short of people, the roster changes straight away, unless your organisation wants a
        manager to decide. Nobody but a manager learns why someone isn't available. If a manager
        moves or deletes the shift before that, the request ends and you are told. Everything you
        asked for and are asked is under{' '}
        <Link
          to="/requests"
          search={{ tab: 'mine' }}
          className="text-brand underline underline-offset-4"
        >
          Requests
        </Link>
        .
      </p>
      <h3>My Year</h3>
      <p>
        <Link to="/my-year" className="text-brand underline underline-offset-4">
          My Year
        </Link>{' '}
        shows twelve months of your own shifts, public holidays, and your hours, nights and
        weekends. Where nothing is published yet, it shows what your rotation brings, hatched: up to
        24 months ahead. That is your pattern, not a promise, and a manager can still change it.
      </p>
      <h3>My Availability</h3>
      <p>
        In{' '}
        <Link to="/availability" className="text-brand underline underline-offset-4">
          My Availability
        </Link>{' '}
        you say when you can't work, would rather not and would like to. Choose what you paint, then
        tap the days: of your usual week, every week or every two weeks, or certain days that
        differ. It can be a whole day or a part of it, also over midnight. With the keyboard, arrow
        keys move and X, R, L and C paint. If you work a rotation, say whether to ask you about
        extra shifts on days off. What you don't paint means that you can, and that you may be
        asked. Your managers see it beside the roster, and colleagues don't. A manager who rosters
        you when you can't must give a reason, which you read here once the roster is published,
        with how many of your wishes it keeps. If you say that you can't work when you have a shift
        already, your managers are told, and you work it until they change the roster. Your
        organisation may close the nearest days.
      </p>
      <h3>Open shifts</h3>
      <p>
        Shifts that nobody works yet at the sites where you or your shift group work are listed in
        My Shifts. Press 'Take shift', and it is yours straight away if nobody was faster. You can
        give it back for 15 minutes. Where it says 'Ask for this shift', a manager picks who gets
        it, and you are told either way. A shift that you can't take is grey and says why. You are
        told of new ones unless you said not to ask, and never in your quiet hours.
      </p>
      <h3>Your shifts in your calendar</h3>
      <p>
        Add a calendar feed in{' '}
        <Link to="/account" hash="calendars" className="text-brand underline underline-offset-4">
          Your account
        </Link>
        , and your phone shows your published shifts. A shift that changes or goes changes there
        too. Google takes 4 to 24 hours for that, and it can't read a Muster on a private network. A
        feed of busy times tells a partner when you work, but not where. Whoever has the address of
        a feed can read it, so remove feeds you don't use.
      </p>
      <h3>Clocking in</h3>
      <p>
        Press Clock In at the top of My Shifts, or in your shift, from 60 minutes before it starts.
        The time runs at the top of the page until you press Clock Out. Only one shift can run at a
        time. You can close the page and the clock keeps going, on every device. Start and end your
        breaks there too. If you don't, Muster asks at the end whether you took one.
      </p>
      <p>
        If you aren't rostered, press 'Clock in without a shift' and choose the job site. A manager
        looks at that time before it's paid. When you go on to another site, press 'Another site':
        you clock out here and in there, in one step.
      </p>
      <p>
        Without a network you can still clock in and out while the page is open. Muster keeps it on
        your phone, says how many clock events wait, and sends them when the network is back, also
        after a reload. If you sign out before that, sign in on the same device again. Nobody else
        can send them. If one can't be saved, My Shifts says so: remove it, or tell your managers.
        At a shared tablet you clock with a PIN, which you set in{' '}
        <Link to="/account" className="text-brand underline underline-offset-4">
          Your account
        </Link>
        .
      </p>
      <p>
        Your time of the last 7 days is below: what you clocked, what was rostered and what counts.
        Nothing is rounded. If you forget to clock out, Muster asks an hour after your shift, and
        nothing is paid until you say when you finished. If you clock in twice, Muster asks whether
        you had finished, were on a break, or pressed it by mistake. Press 'I'm done for this week'
        to confirm your hours. If something is wrong, say so there: a manager looks at it.
      </p>
    </>
  );
}

export function ToldHelp() {
  return (
    <>
      <p>
        When your published shifts change, Muster tells you once: in your{' '}
        <Link to="/inbox" className="text-brand underline underline-offset-4">
          inbox
        </Link>{' '}
        behind the bell, by email, and by push notifications where you turn them on. It waits five
        minutes first, so that a change that is undone tells you nothing. Several changes are one
        message. You aren't told about drafts, or about what you changed yourself.
      </p>
      <ul className="plain">
        <li>
          In your quiet hours messages wait, from 21:00 to 07:00 unless you choose other hours.
          After a night shift they wait until 8 hours after its end. In the inbox you can read
          everything straight away.
        </li>
        <li>
          A change to a shift that starts within 24 hours is urgent. That message is sent at any
          time.
        </li>
        <li>
          In{' '}
          <Link to="/account" hash="notices" className="text-brand underline underline-offset-4">
            Your account
          </Link>{' '}
          you choose which messages you get, one a day instead of several, and a reminder before
          each shift.
        </li>
        <li>
          There you also turn on{' '}
          <Link to="/account" hash="push" className="text-brand underline underline-offset-4">
            push notifications
          </Link>
          , on each phone or computer that should get them. On a lock screen they show that your
          roster has changed or that a message waits, and how many. Nothing else. They end when you
          sign out there, when your password changes, or 60 days after you last used Muster there.
          On an iPhone or iPad, put Muster on the Home Screen first and open it from there.
        </li>
        <li>
          If whoever runs Muster has set up SMS, you choose there as well what comes by SMS. It goes
          to the mobile number in your profile and says no more than a push notification. Without
          your choice that is changed and removed shifts and, for managers, someone who can't work.
        </li>
      </ul>
    </>
  );
}

export function TimesHelp() {
  return (
    <>
      <p>
        Shift times are in the time zone of the job site, wherever you are. If your own clock shows
        a different time, Muster adds the name of the time zone. 'Today' and the current week follow
        your organisation's time zone.
      </p>
      <ul className="plain">
        <li>
          A shift with an end time before its start time ends the next day: 22:00–06:00 is a night
          shift. It belongs to the day on which it starts.
        </li>
        <li>
          When the clocks change, the times stay and the length changes. 22:00–06:00 lasts 7 hours
          when the clocks go forward, and 9 hours when they go back. Muster shows both the real
          hours and those by the clock: '9 h (clocks go back), 8 h by the clock'. Rest and hours
          worked are counted in real hours, and pay follows the clock.
        </li>
        <li>
          If a start time falls in the hour that is skipped, the shift starts later by the same
          amount. If it falls in the hour that happens twice, the shift starts at the first one.
        </li>
        <li>Rest between shifts is counted in real hours, too.</li>
      </ul>
    </>
  );
}

export function SignInHelp() {
  return (
    <>
      <p>
        With two-step sign-in, a stolen password isn't enough to get into your account. Turn it on
        in{' '}
        <Link to="/account" hash="two-step" className="text-brand underline underline-offset-4">
          Your account
        </Link>
        .
      </p>
      <ul className="plain">
        <li>
          An authenticator app on your phone shows a new 6-digit code every 30 seconds. You enter it
          after your password. Each code works once.
        </li>
        <li>
          A passkey signs you in with your fingerprint, face or PIN. You don't need your password
          then.
        </li>
        <li>
          Recovery codes are for the day you lose your phone. You get ten of them, and each works
          once. Keep them where only you can find them.
        </li>
      </ul>
      <p>
        If you have lost your phone and your recovery codes, ask an owner of your organisation to
        reset your two-step sign-in. A new password by email doesn't turn it off.
      </p>
      <p>
        Your account also shows where you're signed in. If you don't know one of the browsers, sign
        it out and change your password.
      </p>
    </>
  );
}

export function LeavingHelp() {
  const user = useUser();
  return (
    <>
      <p>
        In{' '}
        <Link to="/account" className="text-brand underline underline-offset-4">
          Your account
        </Link>{' '}
        you can leave the organisation or delete your account. Your future shifts are removed, and
        your managers get an email. Past shifts keep your name. The only owner of an organisation
        must make someone else an owner first, or delete the organisation.
      </p>
      {can(user, 'delete organisation') && (
        <p>
          Owners delete an organisation at the end of the page{' '}
          <Link to="/organization" className="text-brand underline underline-offset-4">
            Organization
          </Link>
          . Download your data first. The subscription is cancelled straight away. For 30 days
          everyone can still read, nobody can change anything, and any owner can press 'Keep the
          organisation'. Then everything is removed for good.
        </p>
      )}
    </>
  );
}

export function OrganizationsHelp() {
  return (
    <>
      <p>
        One account can belong to several organisations. Switch between them in the menu under your
        name. Each has its own people, sites and roster, and you may have a different role in each.
        All tabs of your browser switch together.
      </p>
      <p>
        To found another one, choose{' '}
        <Link to="/organizations/new" className="text-brand underline underline-offset-4">
          New organisation
        </Link>{' '}
        in the same menu. You'll own it, and you can start its free trial straight away or later.
      </p>
    </>
  );
}

export function ShortcutsHelp() {
  const user = useUser();
  return (
    <>
      <p>
        Shortcuts are off while you type or a dialog is open. You can turn off single keys in{' '}
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
      {can(user, 'decide requests') && (
        <>
          <h3>In the requests to decide</h3>
          <ShortcutList of="queue" />
        </>
      )}
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { useUser } from '../../data/session';

const link = 'font-medium text-brand underline';

export function LeaveHelp() {
  const user = useUser();
  return (
    <>
      <p>
        Under{' '}
        <Link to="/leave" className={link}>
          Leave
        </Link>{' '}
        you see what you have left, ask for leave, and read what became of it. Choose the first and
        the last day, with a time where only a part of a day is leave. Before you send it, you read
        which shifts it touches and how many rostered hours it uses. Days off in between use
        nothing. Where nothing is published yet, your pattern counts. A night that begins before
        your leave and ends in it is still yours.
      </p>
      <p>
        Sickness needs no approval: your days are marked straight away and your managers are told. A
        certificate can follow. Colleagues only see that you are unavailable, never the kind of
        leave. They see no note and no file.
      </p>
      <p>
        You can withdraw a request while it waits. To cancel approved leave or to come back early,
        ask a manager there. The hours you don't use come back, and so does a shift that was offered
        to others and that nobody has taken.
      </p>
      <p>
        'Find the longest break' looks where a number of rostered hours gives you the most time off
        in a row.
      </p>
      {can(user, 'decide requests') && <ForManagers />}
    </>
  );
}

function ForManagers() {
  return (
    <>
      <h3>Deciding</h3>
      <p>
        Leave is decided under 'Requests', with everything else that waits: the shifts it touches,
        drafts too, and who else of the shift group asks for the same days. Requests that can't all
        be granted are one decision. Choose for each shift whether it stays uncovered, goes to
        someone else, is deleted, is shortened, or is worked anyway. Whole days of leave get a day
        status, so the roster, hours and cover agree. Approved leave counts as a rule: rostering
        someone on leave is refused. Nobody decides their own leave, except the only owner.
      </p>
      <p>
        Evidence is downloaded under 'Approved'. The audit log names everyone who downloads it. Once
        you have sighted it, delete it there.
      </p>
      <h3>Kinds, limited days and balances</h3>
      <p>
        Under{' '}
        <Link to="/rules" search={{ tab: 'leave' }} className={link}>
          Rules, Leave
        </Link>{' '}
        admins and owners set the kinds of leave, and days on which people are warned or can't ask.
        The page of a person shows their balances. Admins and owners enter what someone had at the
        beginning of a day; from then on, approved leave is taken off and what the contract earns is
        added.
      </p>
    </>
  );
}

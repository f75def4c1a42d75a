import { Link } from '@tanstack/react-router';

const linkStyles = 'font-medium text-brand underline';

/** For managers and above. */
export function SkillsHelp() {
  return (
    <>
      <p>
        Under{' '}
        <Link to="/rules" search={{ tab: 'skills' }} className={linkStyles}>
          Rules, Skills
        </Link>{' '}
        admins list the licences, checks, inductions and skills that your shifts need, and where. A
        requirement reads as a sentence: 'At Parramatta Depot, everyone needs First aid'. Before it
        is saved, you see the future shifts that don't meet it. No shift is changed.
      </p>
      <p>
        People add their own on their account page, with a photo or PDF as evidence. Only what a
        manager has verified counts, until the end of its last day. When someone changes a verified
        one, it has to be verified again. Nobody but an owner can verify their own.
      </p>
      <p>
        Muster tells the person and the managers 90, 30, 14 and 1 days before something expires, in
        the inbox and in one email a day. Admins can choose other days for each skill. Numbers,
        dates and files are seen by the person and by managers and above, by nobody else.
      </p>
    </>
  );
}

export function OwnSkillsHelp() {
  return (
    <>
      <p>
        Add your licences, checks and skills on{' '}
        <Link to="/account" hash="skills" className={linkStyles}>
          your account page
        </Link>
        , with a photo or PDF as evidence: PDF, JPEG, PNG or HEIC, at most 5 MB. Write dates with
        the day first, such as 31/12/2026.
      </p>
      <p>
        A manager verifies what you add. Only then it counts. When you change it, a manager checks
        it again. Muster tells you before it expires.
      </p>
      <p>You and your managers can see it. Colleagues can't.</p>
    </>
  );
}

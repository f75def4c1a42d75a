import { Link } from '@tanstack/react-router';

export function CoverHelp() {
  return (
    <>
      <p>
        On the{' '}
        <Link to="/rules" search={{ tab: 'cover' }} className="font-medium text-brand underline">
          Cover tab
        </Link>{' '}
        of Rules, an admin says how many people each job site needs, and when: a minimum, a target
        and, if you like, a maximum. A need can be for one role or shift group, and ask for people
        with a skill. Single dates can have other figures, or none.
      </p>
      <p>
        The roster has a row for each site that needs someone. It shows the worst half-hour of each
        day: ▼2 means 2 people below the minimum, ▽1 means 1 person below the target, ▲1 means 1
        person too many, and ✓ means enough. A dashed frame means that it looks different with
        published shifts alone. Select a day to see its half-hours and who is on. The map, the list
        and the dashboard show the same marks.
      </p>
      <p>
        Everyone counts once, even with two shifts at the same time. Someone who is off, sick or on
        holiday doesn't count. A skill counts when a manager has verified it and it is valid until
        the shift ends. All times are on the clock of the site.
      </p>
    </>
  );
}

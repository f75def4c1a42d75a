import { LIMITS } from '#contract/limits';
import type { Strategy } from '#engine/generation/input';

const MEANINGS: Record<Strategy, { name: string; overlap: string; limits: string }> = {
  flag: {
    name: 'Flag',
    overlap:
      'The overlap is listed in the step Review Conflicts, and you decide: replace, skip, or create anyway. What you do not decide is not created, and the existing shift stays.',
    limits: 'Created and listed.',
  },
  skip: {
    name: 'Skip',
    overlap: 'The existing shift stays. The new one is not created.',
    limits: 'Not created, and listed.',
  },
  replace: {
    name: 'Replace',
    overlap: 'The existing shift is removed, and the new one takes its place.',
    limits: 'Created and listed.',
  },
  create: {
    name: 'Create',
    overlap: 'Both stand. The new one is marked as a deliberate overlap.',
    limits: 'Created and listed.',
  },
};

export function AutoRosterHelp() {
  return (
    <>
      <p>
        The Auto-Roster Wizard, on the Employees page, fills 2 to {LIMITS.generationDays} days at
        once. The preview is calculated like the roster itself: if nothing changes in between, what
        you see is what you get; if something does, Muster asks before it goes on.
      </p>
      <h3>Templates and teams</h3>
      <p>
        A template is a pattern of codes, such as D for days, N for nights and OFF, that repeats
        after its cycle. Each team follows its own line of the pattern, usually the same rotation
        some days apart, so that one team works while another rests. With more teams than the
        template has lines, they begin again with the first. Somebody in no team gets no shifts, and
        is named in the warnings.
      </p>
      <h3>Where the cycle begins</h3>
      <p>
        The first day of the pattern is anchored to a date: the Monday on or before the first day
        for templates that are tied to weekdays, the first day for all others. With 'Continue the
        cycle of the last run' the next month goes on where the last one ended, so nobody comes off
        a night straight into a day shift at the seam.
      </p>
      <h3>Rest and nights</h3>
      <p>
        Muster checks the hours of rest between shifts and the number of nights in a row, also
        against the shifts people already have before and after the period. A night is a shift that
        contains 03:00 at its site, or has the code N. What goes over your limits is always listed.
        With the strategy Skip such shifts are not created; with the others they are, for you to
        decide.
      </p>
      <h3>Days with a status</h3>
      <p>
        Nobody gets a shift on a day that is marked as a day off, sick or holiday. The preview names
        each of them.
      </p>
      <h3>Rules</h3>
      <p>
        A rule keeps drafts filled 8 weeks ahead, in step with its rotation. It leaves what people
        have, skips what would break your limits, and leaves out those who have gone. A paused rule
        fills nothing; when it is resumed it goes on, from today at the earliest. A change to its
        template changes what the rule makes next.
      </p>
      <h3>Undoing a run</h3>
      <p>
        Each run can be undone, from its message or later from the list of runs. Its shifts go,
        except those edited by hand since; what it replaced comes back where there is still room.
        The shifts of a rule can be removed between two dates, and it does not fill those days
        again.
      </p>
    </>
  );
}

export function StrategiesHelp() {
  return (
    <>
      <p>
        A conflict is a new shift that shares some time with one the same person already has. One
        that begins when the other ends is none. The strategy says what happens:
      </p>
      <dl className="flex flex-col gap-4">
        {Object.values(MEANINGS).map(({ name, overlap, limits }) => (
          <div key={name} className="rounded-lg border border-line bg-surface px-4 py-3">
            <dt className="font-semibold">{name}</dt>
            <dd>{overlap}</dd>
            <dd className="text-sm text-muted">
              A shift with too little rest or too many nights in a row: {limits.toLowerCase()}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        A decision about one conflict wins over the choice for all of them, and that wins over the
        strategy. Where two new shifts of one person would overlap each other, the later one is left
        out and listed, unless the strategy is Create.
      </p>
    </>
  );
}

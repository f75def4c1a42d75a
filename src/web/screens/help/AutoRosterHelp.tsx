import { LIMITS } from '#contract/limits';
import type { Strategy } from '#engine/generation/input';

export function AutoRosterHelp() {
  return (
    <>
      <p>
        The Auto-Roster Wizard on the Employees page fills 2 to {LIMITS.generationDays} days in one
        go. The preview and the roster are worked out in the same way, so you get what you see. If
        something changes in between, Muster asks you before it goes on.
      </p>
      <h3>Templates and teams</h3>
      <p>
        A template is a pattern of codes that repeats, such as D for day, N for night and OFF. Each
        team follows its own line of the pattern. The lines are usually the same rotation some days
        apart, so that one team works while another rests. If you have more teams than the template
        has lines, the extra teams start again at the first line. People without a team get no
        shifts, and the warnings name them. A team can have a site of its own: it then works every
        code there, so one run can serve several wards.
      </p>
      <h3>Whose clock counts</h3>
      <p>
        Start times are in the time zone you choose. Where the clock of a site shows another time,
        step 4 tells you: '09:00 Sydney is 07:00 at Fremantle'. Choose 'Use each site's own clock'
        if 09:00 means 09:00 at every site.
      </p>
      <h3>Running it again</h3>
      <p>
        Rerun opens the wizard with the settings and teams of a run, for as many days right after
        it.
      </p>
      <h3>Where the cycle begins</h3>
      <p>
        Templates that are tied to weekdays start on the Monday on or before your first day. All
        others start on your first day. Choose 'Continue the cycle of the last run' to carry on
        where the last roster ended. Then nobody goes from a night straight into a day shift between
        the two.
      </p>
      <h3>Rest and nights</h3>
      <p>
        Muster checks the rest between shifts and the number of nights in a row. It also looks at
        the shifts people already have before and after the period. A night is a shift that includes
        03:00 at its site, or has the code N. The warnings list every shift that breaks your limits.
        The strategy Skip leaves these shifts out. The other strategies create them, and you decide
        what to do.
      </p>
      <p>
        These two limits belong to the wizard. Your own rules are asked besides: the preview shows
        for each rule how often and for how many people it is broken. A block stops the run, unless
        you skip conflicts or an admin saves it anyway with a reason.
      </p>
      <h3>Days with a status</h3>
      <p>
        Nobody gets a shift on a day off, sick day or holiday. The preview lists each of these days.
      </p>
      <h3>Skipped shifts</h3>
      <p>
        The preview explains every skipped shift, by reason and then by person. The employee filter
        works there, too, and 'Export CSV' saves the list as a file. The views Heads and Hours count
        the people on each code and day, and the hours of each person.
      </p>
      <h3>Rules</h3>
      <p>
        A rule keeps the roster filled with drafts 8 weeks ahead and follows its rotation. It keeps
        existing shifts, leaves out shifts that would break your limits and skips people who have
        left. A paused rule creates nothing. When you resume it, it carries on where it stopped, but
        not in the past. If you change its template, the next shifts follow the new pattern.
      </p>
      <h3>Undoing a run</h3>
      <p>
        You can undo every run, from its message or later from the list of runs. This deletes its
        shifts, except those someone has edited since. If drafts were only published, Muster asks
        whether to delete them, too. Shifts that the run replaced come back where there is still
        room. If the run has an active rule, you choose: stop the rule, or keep it and see what it
        fills next. You can also delete the shifts of a rule between two dates. The rule doesn't
        fill those days again.
      </p>
    </>
  );
}

const MEANINGS: Record<Strategy, { name: string; overlap: string; limits: string }> = {
  flag: {
    name: 'Flag',
    overlap:
      "The step Review Conflicts lists the conflict, and you decide: replace, skip or create. If you don't decide, the new shift isn't created and the existing shift stays.",
    limits: 'created and listed.',
  },
  skip: {
    name: 'Skip',
    overlap: "The existing shift stays. The new shift isn't created.",
    limits: 'not created, and listed.',
  },
  replace: {
    name: 'Replace',
    overlap: 'The new shift replaces the existing shift.',
    limits: 'created and listed.',
  },
  create: {
    name: 'Create',
    overlap: 'Both shifts stay. The new shift is marked as a deliberate overlap.',
    limits: 'created and listed.',
  },
};

export function StrategiesHelp() {
  return (
    <>
      <p>
        A conflict is a new shift that overlaps a shift the same person already has. Shifts that
        meet end to end don't conflict. The strategy decides what happens:
      </p>
      <dl className="flex flex-col gap-4">
        {Object.values(MEANINGS).map(({ name, overlap, limits }) => (
          <div key={name} className="rounded-lg border border-line bg-surface px-4 py-3">
            <dt className="font-semibold">{name}</dt>
            <dd>{overlap}</dd>
            <dd className="text-sm text-muted">
              A shift with too little rest or too many nights in a row: {limits}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Your decision on a single conflict comes first, then your choice for all conflicts, then the
        strategy. If two new shifts of one person would overlap each other, the later one is left
        out and listed. With the strategy Create, both are created and listed.
      </p>
    </>
  );
}

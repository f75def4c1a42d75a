import { CellLegend } from '../../components/CellLegend';

export function RosterHelp() {
  return (
    <>
      <p>
        The grid shows the whole year, with a row for each person. Click a cell to open that day.
        There you can add and change shifts, or set a day off, sick leave or a holiday. The map
        shows who is where today. The list shows who is working now and who is next.
      </p>
      <ul
        aria-label="What the cells look like"
        className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted"
      >
        <CellLegend />
      </ul>
      <h3>Drafts and publishing</h3>
      <p>
        A new shift is a draft until you publish it. Managers see drafts paler, with stripes below
        the times and, where there is room, the word 'Draft'. Employees don't see them. To publish
        one shift, open its cell. To publish many, select their cells and press Publish. If you
        unpublish a shift, it becomes a draft again.
      </p>
      <p>
        'Publish' at the top of the roster publishes whole weeks. Choose the days, and job sites or
        shift groups if you don't want all of them. Muster tells you how many shifts there are and
        who gets them, which rules the published roster would then break, and on which days a site
        stays short. It publishes what you looked at: if someone has added, changed or removed a
        draft since, it says so and publishes nothing. One press on 'Undo' makes them drafts again.
        Changes to published shifts show straight away, so there is nothing to publish for them.
      </p>
      <h3>Filling the roster</h3>
      <p>
        'Fill' at the top of the roster finds people for what your job sites need and nobody works
        yet. Choose the days, job sites and shift groups, and what matters when several people can
        work. It keeps to leave, availability, skills, contract hours and your rules, and asks
        people for sites where they or their shift group have worked before. While it looks, the
        best roster so far is hatched in the grid, and a bar above says how far it is. The result is
        a proposal: accept all of it there, discard it, or choose 'Some...' to look at it by day or
        by person, untick what you don't want, and add the rest as drafts. 'Still open' says why
        nobody was found, and what would help. You can also open Fill from the dashboard, from a
        card about short cover, and as the last step of the Auto-Roster Wizard.
      </p>
      <p>
        When someone is away on a day with a shift, or can't work it, 'Find someone' lists the best
        colleagues for it, what each choice means, and what happens if you leave it open. Give the
        shift to one of them, or ask them: the first who accepts works it. Until then you can
        withdraw the question. You find it on the dashboard, in the queue, beside the shifts of a
        leave request, in the day of the roster, and under 'Uncovered' and 'Unconfirmed' at the top
        of it.
      </p>
      <h3>Who has confirmed</h3>
      <p>
        From today on, a sign after the times says what the person answered: ◉ for seen, ✓ for
        confirmed and ✗ for can't work. Without a sign there is no answer yet, or the shift has
        changed since. 'Unconfirmed shifts' at the top lists those of the next 24 hours or 7 days.
        An answer never takes someone off a shift: that is up to you.
      </p>
      <h3>What waits for you</h3>
      <p>
        Everything that waits for a manager is one list, under Requests and beside the roster:
        swaps, open shifts, leave, shifts without an answer, shifts of people who are away and short
        cover, the earliest shift first. Each card says what approving would do, what it clashes
        with, and what happens if nobody decides. If the roster changed since you opened it, Muster
        says what is different and asks again.
      </p>
      <p>
        If someone hasn't confirmed, 'Ask again' reminds them, at most once in an hour and never
        while they sleep. 'Offer as open shift' takes the shift from its person and offers it to the
        others, which you can undo. Where people are missing, it offers a shift for those hours.
      </p>
      <h3>What managers are told</h3>
      <ul className="plain">
        <li>
          Who can't work a shift, straight away. If it starts within 24 hours, the message is sent
          at any time. The note is in the roster and on the dashboard, never in an email.
        </li>
        <li>
          Shifts that aren't confirmed 24 hours before they start, once. Where nobody ever confirms,
          nobody is told. Whoever got the shift in the last two hours has time to answer first.
        </li>
        <li>
          Where a job site is below its minimum on one of the next 7 days, drafts included: once it
          is so, from 7 am on, and once more on the day itself.
        </li>
        <li>Skills and licences that expire.</li>
      </ul>
      <p>
        All of it is in your inbox. Choose under Your account what is emailed. What is settled
        before an email goes out is left out of it.
      </p>
      <h3>Open shifts</h3>
      <p>
        The button with the open hand lists the shifts that nobody works yet, and offers new ones:
        for how many people, in which role and with which skills. It's for people who usually work
        at the site, themselves or someone of their shift group, unless you choose one shift group
        or everyone. If people at the site work in its role, it's only for those in that role.
        Whoever takes one first has a published shift of their own. Or a manager picks: people ask
        for it, you see what each pick would bring, and the others are told. Your organisation's
        settings say which of the two is usual. The open shifts of each job site are a row under the
        grid; choose a day to see them. A shift whose person is away or can't work becomes open with
        'Offer as open shift', under 'Uncovered' and 'Unconfirmed' and when you approve leave.
        Muster refuses someone who already works then, is away, or would break a rule that blocks.
        It tells people in waves half an hour apart: first whoever wants to be asked first, then
        those who took the fewest open shifts this quarter, then everyone else. Within a day of the
        shift it tells all of them together. If you withdraw an open shift, the shifts that people
        took stay.
      </p>
      <h3>When people can work</h3>
      <p>
        People say in My Availability when they can't, would rather not and would like to work. An
        empty cell is hatched when they can't, and its lower half when they can't for a part of the
        day. A shift at such a time has a strip above it: hatched for can't, dotted for rather not,
        plain for like to. If you roster someone when they can't, Muster asks you for a reason. They
        read it with your name once the shift is published. A rule under Rules, 'Unavailable',
        decides how strict this is: as a block it needs an admin, and switched off it asks nothing.
        The settings of your organisation say how many days ahead availability closes.
      </p>
      <h3>Reading the grid</h3>
      <p>
        Rest on a cell with the mouse or the keyboard to see the job site, the role, the notes and
        who changed the shift. Choose a name, or press Shift+Enter on one of the person's days, to
        open the person's page. Two shifts on one day are both shown, more are counted. If shifts of
        a person are on another clock than yours, the zone is below the name. When a colleague
        changes a day that you see, its cell is outlined for a moment.
      </p>
      <h3>New shifts</h3>
      <p>
        Type the times on a cell, such as 7-15, 7a 3p or 22:30 to 6, check how Muster reads them and
        press Enter. If the shift would break a rule, Muster says so below. The job site is the one
        where the person works around that day. When several days are selected, each of them gets
        the shift. For a role, notes or a status choose the cell: it opens the whole day.
      </p>
      <h3>Other days</h3>
      <p>
        Scroll as far as you like: New Year is a day like any other. The arrows above the grid go by
        a week, a fortnight or a month, and the double arrows by a year. Choose a date to jump
        there.
      </p>
      <h3>Finding people</h3>
      <p>
        Press / and type part of a name, an email or a group: only the people that match stay. The
        filter next to it also chooses by role, and by the job site where people work on the days in
        view. Ctrl+K finds people, job sites and groups from every page. Each group has a heading
        with the number of people who work each day. Choose the heading, or press Enter on it, to
        fold the group.
      </p>
      <h3>Selecting</h3>
      <p>
        Drag over empty cells to select them, Ctrl-click to add a cell, or Shift-click to select a
        block. On a touch screen, hold a cell first. The checkbox next to a name selects that
        person's visible days. The checkbox in the corner selects everyone's. The bar above the grid
        then adds a shift, publishes, deletes or sets a status for all of them in one go.
      </p>
      <h3>Filling many days</h3>
      <p>
        Copy a cell, select other days and paste: the copy fills all of them. Several copied cells
        repeat until the selection is full. With a mouse, drag the small square at the corner of the
        cell instead. Copies are drafts. Muster leaves out days with a status and times when the
        person already works, and tells you how many.
      </p>
      <h3>Moving and copying</h3>
      <p>
        Drag a shift to another day or person to move it. Hold Ctrl to copy it as a draft. Without a
        mouse, cut or copy the shift and paste it, or choose another person and date in its form.
        While you drag, and on each cell before you paste, Muster says what the shift would break
        there: W for a warning, B for a block, which nothing is saved against. Rules about skills,
        contracts, notice, minors and public holidays are checked when you save. If the person
        already works at that time, nothing changes and Muster tells you which shift is in the way.
      </p>
      <p>
        'Copy week' copies one week of everyone in the grid to the week after, as drafts. First it
        tells you how many shifts it will copy, how many it leaves out because the person already
        works then or is off, sick or on holiday, and who gets less rest than your organisation's
        minimum.
      </p>
      <h3>Day off, sick, holiday</h3>
      <p>
        A status doesn't delete shifts. The person doesn't work them, so they are uncovered: the
        cell says so and has a red corner. The button at the top of the roster counts the uncovered
        shifts from now on and lists them. There, or in the day itself, press 'Move to...' to give a
        shift to someone who is free. If you remove the status, the person works the shift again.
        'Clear All' removes both the shifts and the status.
      </p>
      <h3>Printing</h3>
      <p>
        'Print' makes a week, a fortnight or a month in landscape, with a table for each shift
        group. It leaves out drafts, and prints 'Away' for a day off, sick leave or a holiday, so
        that a paper on the wall tells nobody why someone is away. You can switch both on. In a
        month, a shift code stands for its times, and a key explains it.
      </p>
      <h3>Undo</h3>
      <p>
        You can undo every change to the roster. Press 'Undo' in its message, or press Ctrl+Z: each
        press undoes one more change, the latest first, and tells you which. Muster remembers your
        last 50 changes until you close the page. If someone else has changed the same shift since,
        Muster tells you and keeps their change.
      </p>
    </>
  );
}

import { CellLegend } from '../../components/CellLegend';

export function RosterHelp() {
  return (
    <>
      <p>
        The grid shows the whole year, a row for each person. Choose a cell to plan that day: add
        shifts, change them, or set a day off, sickness or a holiday. The map shows who is where
        today, the list who works now and who comes next.
      </p>
      <ul
        aria-label="What the cells look like"
        className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted"
      >
        <CellLegend />
      </ul>
      <h3>Drafts and publishing</h3>
      <p>
        A new shift is a draft until you publish it: managers see it, hatched and marked 'Draft';
        employees do not. Publish a shift in its cell, or many at once: select the cells and press
        Publish. Unpublishing makes a shift a draft again.
      </p>
      <h3>Selecting</h3>
      <p>
        Ctrl-click adds a cell, Shift-click a block. The checkbox beside a name selects that
        person's days in view, the one in the corner those of everybody. The bar above the grid then
        publishes, deletes or sets a status for all of them in one go.
      </p>
      <h3>Moving and copying</h3>
      <p>
        Drag a shift to another day or person to move it; hold Ctrl to copy it as a draft. Without a
        mouse: cut or copy, and paste; or choose another person and date in the shift's form. Where
        the person already works at that time nothing changes, and Muster says what is in the way.
      </p>
      <p>
        'Copy week' copies a week of everybody shown into the next, as drafts. It tells first how
        many shifts it will copy, and how many it leaves out because somebody already works then.
      </p>
      <h3>Day off, sick, holiday</h3>
      <p>
        A status does not delete shifts. The cell shows the status instead, and the shifts come back
        when it is removed. Open the day and press 'Move to...' to give a shift to somebody who is
        free. 'Clear All' removes shifts and status.
      </p>
      <h3>Undo</h3>
      <p>
        Every change of the roster can be undone: press 'Undo' in its message, or Ctrl+Z within half
        a minute. If somebody else has changed the same shift since, Muster says so and leaves
        theirs.
      </p>
    </>
  );
}

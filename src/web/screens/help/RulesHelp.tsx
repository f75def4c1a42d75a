import { Link } from '@tanstack/react-router';

export function RulesHelp() {
  return (
    <>
      <p>
        Your{' '}
        <Link to="/rules" className="font-medium text-brand underline">
          rules
        </Link>{' '}
        say what a good roster is: rest between shifts, hours in a week, days and nights in a row,
        days off, notice and more. You begin with guide values for Australia. They replace no award:
        change them to what yours says. Admins and owners change rules, managers read them.
      </p>
      <p>
        Every change of the roster is checked, drafts included. A warning is saved, and Muster tells
        you. A block stops the change, says why, and names the smallest change that helps. An admin
        can save it anyway with a reason. The reason counts for these shifts only: when they change,
        it lapses. That holds for every way to change a roster: the day, a drag, a copied week, an
        undo, the Auto-Roster Wizard. Its preview and that of a copied week say by rule what they
        would break. What was wrong before never stops you, and a change that makes things better is
        always saved.
      </p>
      <p>
        In the roster, W marks a warning and B a block. Checks opens beside the grid and stays there
        while you work. It lists what the rules find on the days in view, by rule and person, and
        leads you to the cell. In a roster of more than 500 people it shows their number once it is
        open. A rule can be for everyone, a job site, a shift group, a type of contract or one
        person; the narrowest wins.
      </p>
      <p>
        A changed rule holds from today or a later day. Days that have passed keep the rule they
        had.
      </p>
    </>
  );
}

export function PeopleHelp() {
  return (
    <>
      <p>
        Add people one by one, or import them from a spreadsheet saved as CSV. An import guesses
        what your columns are, and you can match them by hand. Fix rows with errors in place, or
        leave them out. People who are already here are skipped or updated, as you choose.
      </p>
      <p>
        Someone who already has an account at another organisation gets an email and joins by
        accepting. Their password stays as it is. If you work shifts yourself, open Add Employee and
        choose 'I work here too'.
      </p>
      <h3>Many together</h3>
      <p>
        Tick people in the list to move them to a shift group or to delete them together. Undo
        brings deleted people back, with their account and their future shifts, for an hour.
      </p>
      <h3>Job sites</h3>
      <p>
        A site that future shifts need can't be deleted. Move its shifts to another site first: the
        clock times stay. Admins can correct the time zone of a site by clicking on it. Muster first
        shows what happens to the shifts.
      </p>
      <h3>Kiosks</h3>
      <p>
        A kiosk is a shared tablet at a job site. Under Job Sites, an admin presses 'Add kiosk',
        opens /kiosk on the tablet and types the code. People choose their name, what they do, and
        enter their PIN. Whoever isn't rostered there uses the employee number of their contract.
        Without a network the tablet keeps what people clock and sends it later. An admin can give
        someone a new PIN on their page. If a tablet is lost, remove its kiosk: it stops working
        straight away.
      </p>
    </>
  );
}

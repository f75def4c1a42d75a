export function DashboardHelp() {
  return (
    <>
      <p>
        The dashboard shows what needs you. It follows every change to the roster, and each part
        leads to the place where you can act.
      </p>
      <ul className="plain">
        <li>
          Today: who is on at each job site, who comes next, and where a site is short from now
          until midnight. Short sites come first. All times are on the clock of the site.
        </li>
        <li>
          Shifts to ask about: those of the next 7 days that their people can't work, with their
          notes, then those of the next 24 hours that aren't confirmed.
        </li>
        <li>
          Cover of the next 14 days: the same marks as under the roster grid. Choose a day to open
          it in the roster, filtered by that site.
        </li>
        <li>
          Drafts of the next two weeks: shifts that nobody sees yet although they start soon. Choose
          a day to publish them in the roster.
        </li>
        <li>
          Licences and skills that expire within 90 days, and those that have expired although the
          person is rostered. Choose a name to open the page of that person.
        </li>
      </ul>
    </>
  );
}

/** The line below the heading of a page, which its shell shows before the code of the page has come. */
export const PAGE_INTROS = {
  '/': welcome,
  '/dashboard': welcome,
  '/roster': () => <GridIntro />,
  '/sites': () => 'Where your people work. Each job site sets the time zone of its shifts.',
  '/my-shifts': () => 'Your next shift, and when and where everyone works, month by month',
  '/my-year': () => 'Your published shifts, and your pattern beyond them',
  '/availability': () => 'When you can work. Your managers see it beside the roster.',
  '/inbox': () => "What's new for you",
  '/leave': () => 'Ask for leave, and see what you have left',
  '/requests': () => 'Shifts to give and to swap, and what others ask of you',
  '/rules': () =>
    'What a good roster keeps to, how many people each site needs, and who may do what',
  '/time': () => 'What people clocked, beside what was rostered, for you to approve',
  '/patterns': () => 'Rotations to choose, compare and design, with what two years of them bring',
  '/admin/organizations': () => 'Your organisations, their subscriptions and recent activity',
  '/organizations/new': () =>
    "With its own people, sites and roster. You'll own it, and your other organisations stay as they are.",
  '/platform': () => 'Every organisation and user on this installation',
  '/audit-log': () => 'Who changed what in your organisation, and who signed in',
  '/account': () => 'Your profile, how you sign in, how you are told, and your keyboard shortcuts',
};

function welcome(name: string) {
  return `Welcome, ${name}. Here's your day, and what comes next.`;
}

/** Styles pick the line: the shell is made without knowing the width of the screen. */
function GridIntro() {
  return (
    <>
      <span className="min-[67rem]:hidden">
        One day at a time. Choose a person to roster their day.
      </span>
      <span className="hidden min-[67rem]:inline">
        A row for each person and a column for each day. Choose a cell to roster that day.
      </span>
    </>
  );
}

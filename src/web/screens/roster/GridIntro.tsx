/** Where there is no room for the grid it is a list of one day. Which of them is the style sheet's to say:
 * the server draws this line and does not know the width. */
export function GridIntro() {
  return (
    <>
      <span className="min-[67rem]:hidden">
        One day at a time, everybody on it. Choose somebody to plan their day.
      </span>
      <span className="hidden min-[67rem]:inline">
        The whole year, a row for each person. Choose a cell to plan that day.
      </span>
    </>
  );
}

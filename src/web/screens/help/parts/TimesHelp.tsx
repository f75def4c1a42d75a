export function TimesHelp() {
  return (
    <>
      <p>
        A shift's times are those of the clock at its site, wherever you look at it from. Where your
        own clock shows another time, the zone is named beside it. 'Today' and the current week are
        those of your organisation.
      </p>
      <ul className="plain">
        <li>
          A shift that ends before it starts on the clock ends the next day: 22:00–06:00 is a night.
          It belongs to the day on which it starts.
        </li>
        <li>
          On the nights when the clocks change, the times stay and the length differs: 22:00–06:00
          lasts 7 hours when the clocks go forward and 9 when they go back. Muster counts true
          hours, and says '9 h (clocks go back)'.
        </li>
        <li>
          A start in the hour that is skipped moves forward by as much; one in the hour that comes
          twice is the first of the two.
        </li>
        <li>Rest between shifts is counted in true hours, too.</li>
      </ul>
    </>
  );
}

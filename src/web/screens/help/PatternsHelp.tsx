import { Link } from '@tanstack/react-router';
import { LIMITS } from '#contract/limits';
import { MOST_TEAMS } from '#contract/template-content';

export function PatternsHelp() {
  return (
    <>
      <p>
        <Link to="/patterns" className="font-medium text-brand underline">
          Patterns
        </Link>{' '}
        lists the rotations of Muster and your own. Each has a page with its picture: rows of days,
        and a letter where a team begins. In the Auto-Roster Wizard, the menu of a template leads
        there, too.
      </p>
      <h3>What two years of it bring</h3>
      <p>
        The page counts the shifts that the wizard would create in 104 weeks at a job site: hours by
        week, nights, rest, free weekends, public holidays, cover, and the nights on which clocks
        change. Say how many people each team has, and choose another pattern under 'Compare with'
        to see the two side by side.
      </p>
      <p>
        The guide, by Safe Work Australia and the UK's HSE, says where a pattern is hard on people:
        many nights in a row, little sleep after nights, short rests, long weeks, few free weekends,
        or shifts that go backward from night to day. It only tells you. You can use every pattern.
      </p>
      <h3>Designing one</h3>
      <p>
        Say how many people you have, up to {MOST_TEAMS}, who is needed on which day, and how long
        blocks of work and days off may be. Muster looks for up to {LIMITS.designSeconds} seconds
        and shows rotations that keep every rule. Save one as a template to use it in the wizard. If
        there is none, Muster tells you which small change gives one.
      </p>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { useDaysOffLinks } from '../../../data/days-off-links';
import { Alert } from '../../../ui/Alert';
import { buttonStyles } from '../../../ui/button-styles';

/** What waits for one's answer, on top of everything else. Without anything there is nothing to see. */
export function WaitingForYou() {
  const { data = [] } = useDaysOffLinks();
  return data
    .filter(({ state }) => state === 'asks you')
    .map(({ id, name }) => (
      <Alert
        key={id}
        className="print:hidden"
        action={
          <Link to="/my-year" hash="together" className={buttonStyles()}>
            Answer
          </Link>
        }
      >
        A colleague asks to compare days off: {name}.
      </Alert>
    ));
}

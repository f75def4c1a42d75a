import { Link } from '@tanstack/react-router';
import { waitsFor } from '../../../components/request-text';
import { useDaysOffLinks } from '../../../data/days-off-links';
import { useOwnRequests } from '../../../data/requests';
import { useUser } from '../../../data/session';
import { Alert } from '../../../ui/Alert';
import { buttonStyles } from '../../../ui/button-styles';

/** What waits for one's answer, on top of everything else. Without anything there is nothing to see. */
export function WaitingForYou() {
  return (
    <>
      <AskedForShifts />
      <AskedForDaysOff />
    </>
  );
}

function AskedForShifts() {
  const { employee_id } = useUser();
  const { data = [] } = useOwnRequests();
  const names = data
    .filter((request) => waitsFor(request, employee_id))
    .map(({ employee_name }) => employee_name);
  if (names.length === 0) return null;
  return (
    <Alert
      className="print:hidden"
      action={
        <Link to="/requests" search={{ tab: 'mine' }} className={buttonStyles()}>
          Answer
        </Link>
      }
    >
      You are asked to take or swap a shift: {[...new Set(names)].join(', ')}.
    </Alert>
  );
}

function AskedForDaysOff() {
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

import type { Shift } from '#contract/api/shifts';
import type { ShiftValues } from '../../../components/shift-form/shift-values';
import { useEmployees } from '../../../data/employees';
import { useLocations } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { formatTime } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { differences } from './shift-differences';

type StaleAlertProps = {
  current: Shift;
  mine: ShiftValues;
  onSaveMine: () => void;
  onUseTheirs: () => void;
};

/** Two people had the same shift open: both versions, and nothing lost until one is chosen. */
export function StaleAlert({ current, mine, onSaveMine, onUseTheirs }: StaleAlertProps) {
  const { org_timezone } = useUser();
  const { data: employees = [] } = useEmployees();
  const { data: locations = [] } = useLocations();
  const rows = differences(current, mine, {
    employee: (id) => employees.find((one) => one.id === id)?.name ?? current.employee_name,
    location: (id) => locations.find((one) => one.id === id)?.name ?? current.location_name,
  });
  const who = current.updated_by_name ?? 'Somebody';
  const when = formatTime(current.updated_at, org_timezone ?? 'UTC');
  return (
    <Alert tone="danger" title={`${who} changed this shift at ${when}`}>
      {rows.length === 0 && <p>It is now just as you have entered it.</p>}
      {rows.length > 0 && (
        <table className="mt-1 w-full text-left">
          <thead className="text-muted">
            <tr>
              <td />
              <th scope="col" className="pr-3 font-normal">
                Now
              </th>
              <th scope="col" className="font-normal">
                Yours
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, theirs, mine: entered }) => (
              <tr key={label} className="align-top">
                <th scope="row" className="pr-3 font-normal text-muted">
                  {label}
                </th>
                <td className="pr-3 wrap-anywhere">{theirs}</td>
                <td className="font-medium wrap-anywhere">{entered}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={onSaveMine}>
          Save mine
        </Button>
        <Button size="sm" onClick={onUseTheirs}>
          Use theirs
        </Button>
      </div>
    </Alert>
  );
}

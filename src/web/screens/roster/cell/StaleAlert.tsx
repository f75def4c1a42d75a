import type { Shift } from '#contract/api/shifts';
import { ChooseVersion } from '../../../components/newer-version/ChooseVersion';
import type { ShiftValues } from '../../../components/shift-form/shift-values';
import { useEmployees } from '../../../data/employees';
import { useLocations } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { formatTime } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
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
      <ChooseVersion versions={rows} onSaveMine={onSaveMine} onUseTheirs={onUseTheirs} />
    </Alert>
  );
}

import { useState } from 'react';
import type { SessionUser } from '#contract/session-user';
import { readEmployeesExport } from '../../data/employees';
import { toastFailure } from '../../platform/failure';
import { toast } from '../../ui/toast-store';
import { saveCsv } from './save-csv';

/** '2026-11-13', as the organisation counts its days; Swedes write dates like this. */
function today(zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format();
}

export function useExport(user: SessionUser) {
  const [pending, setPending] = useState(false);
  async function exportEmployees() {
    setPending(true);
    try {
      const csv = await readEmployeesExport();
      saveCsv(`employees-${today(user.org_timezone ?? 'UTC')}.csv`, csv);
      toast({ title: 'CSV exported successfully' });
    } catch (error) {
      toastFailure('Export failed', error);
    } finally {
      setPending(false);
    }
  }
  return { exportEmployees, pending };
}

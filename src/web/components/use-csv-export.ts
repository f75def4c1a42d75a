import { useState } from 'react';
import { toastFailure } from '../platform/failure';
import { saveCsv } from '../platform/save-file';
import { toast } from '../ui/toast-store';

/** '2026-11-13' in the organisation's time zone. Swedish dates have this form. */
function today(zone: string | null): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    ...(zone && { timeZone: zone }),
  }).format();
}

/** Saves a CSV as a file with today's date in its name. */
export function useCsvExport(name: string, zone: string | null) {
  const [pending, setPending] = useState(false);
  async function exportCsv(read: () => Promise<string>) {
    setPending(true);
    try {
      saveCsv(`${name}-${today(zone)}.csv`, await read());
      toast({ title: 'CSV exported successfully' });
    } catch (error) {
      toastFailure('Export failed', error);
    } finally {
      setPending(false);
    }
  }
  return { exportCsv, pending };
}

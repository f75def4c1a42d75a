import { useMemo } from 'react';
import type { CompactEntries } from '#contract/api/auto-roster';
import { useEmployees } from '../../../data/employees';
import { useLocations } from '../../../data/locations';
import type { ShiftTime } from '../../../platform/formats';
import { type EntryRef, entriesByDay, entryOf } from './compact-entries';

/** One shift as it is shown. */
export interface ShownEntry extends ShiftTime {
  employeeId: string;
  employeeName: string;
  siteName: string;
  role: string | null;
  code: string;
}

/** Shifts of a preview by day, of everyone or of one person, and a way to read each with its names. */
export function usePreviewData(compact: CompactEntries, filter: string) {
  const { data: employees } = useEmployees();
  const { data: locations } = useLocations();
  const days = useMemo(
    () => entriesByDay(compact, filter === 'all' ? undefined : filter),
    [compact, filter],
  );
  const names = useMemo(() => new Map(employees?.map(({ id, name }) => [id, name])), [employees]);
  const sites = useMemo(() => new Map(locations?.map((site) => [site.id, site])), [locations]);

  const nameOf = (id: string) => names.get(id) ?? '';

  function read(ref: EntryRef): ShownEntry {
    const entry = entryOf(compact, ref);
    const site = sites.get(entry.location_id);
    return {
      employeeId: entry.employee_id,
      employeeName: nameOf(entry.employee_id),
      siteName: site?.name ?? '',
      role: entry.role_label,
      code: entry.code,
      start_at: entry.start_at,
      end_at: entry.end_at,
      timezone: site?.timezone ?? 'UTC',
    };
  }

  return { days, read, nameOf };
}

export type PreviewData = ReturnType<typeof usePreviewData>;

import { agree, counted, formatCount } from '#engine/counted';

/** '58 of 60 rows are ready; 2 need fixing'. */
export function importCountText(total: number, faulty: number): string {
  const ready = total - faulty;
  return [
    `${formatCount(ready)} of ${counted(total, 'row')} ${agree(ready, 'is', 'are')} ready`,
    faulty > 0 && counted(faulty, 'needs fixing', 'need fixing'),
  ]
    .filter(Boolean)
    .join('; ');
}

/** 'Import 54 employees', 'Import 3 and update 291 employees'. */
export function importLabel(added: number, updated: number): string {
  if (updated === 0) return `Import ${counted(added, 'employee')}`;
  if (added === 0) return `Update ${counted(updated, 'employee')}`;
  return `Import ${formatCount(added)} and update ${counted(updated, 'employee')}`;
}

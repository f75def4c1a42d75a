import { agree, counted, formatCount } from '#engine/counted';

/** '58 of 60 rows are ready; 2 need fixing'. */
export function importCountText(total: number, faulty: number, waiting: number): string {
  const ready = total - faulty - waiting;
  return [
    `${formatCount(ready)} of ${counted(total, 'row')} ${agree(ready, 'is', 'are')} ready`,
    waiting > 0 && `${counted(waiting, 'only needs', 'only need')} the temporary password`,
    faulty > 0 && counted(faulty, 'needs fixing', 'need fixing'),
  ]
    .filter(Boolean)
    .join('; ');
}

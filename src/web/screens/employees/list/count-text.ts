import { countWords, formatCount } from '../../../platform/count-words';

/** '60 employees', '1 employee', '3 of 60 employees'. */
export function countText(shown: number, total: number): string {
  const all = countWords(total, 'employee');
  return shown === total ? all : `${formatCount(shown)} of ${all}`;
}

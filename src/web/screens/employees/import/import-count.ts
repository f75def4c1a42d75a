/** '58 of 60 rows are ready; 2 need mending'. */
export function importCount(total: number, faulty: number, waiting: number): string {
  const ready = total - faulty - waiting;
  return [
    `${ready} of ${total} ${total === 1 ? 'row' : 'rows'} ${ready === 1 ? 'is' : 'are'} ready`,
    waiting > 0 && `${needs(waiting)} only the temporary password`,
    faulty > 0 && `${needs(faulty)} mending`,
  ]
    .filter(Boolean)
    .join('; ');
}

function needs(count: number): string {
  return `${count} ${count === 1 ? 'needs' : 'need'}`;
}

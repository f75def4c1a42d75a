/** '60 employees', '1 employee', '3 of 60 employees'. */
export function countText(shown: number, total: number): string {
  const number = new Intl.NumberFormat('en-AU').format;
  const noun = total === 1 ? 'employee' : 'employees';
  return shown === total
    ? `${number(total)} ${noun}`
    : `${number(shown)} of ${number(total)} ${noun}`;
}

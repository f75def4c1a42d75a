// Without the mark, Excel takes the file for the old code page of the computer and breaks every é.
const BYTE_ORDER_MARK = '\uFEFF';

export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A download that has only just begun still needs the address.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

// Hands the browser a file to keep.

// Without the mark, Excel reads the file in the computer's old code page and breaks every é.
const BYTE_ORDER_MARK = '\uFEFF';

export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv' }));
  saveFrom(url, name);
  // A download that has just begun still needs the address.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  saveFrom(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Lets the browser download the file itself and show its progress, however large it is. */
export function saveFrom(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

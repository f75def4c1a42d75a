/** A long table has several bodies: only the very last row goes without its line. */
export const rowStyles =
  '[tbody>&:last-child>*]:border-b [tbody:last-child>&:last-child>*]:border-b-0';

export const rowHeading = 'h-11 border-b border-line px-3 py-1.5 text-left';

/** Text of 16 px: Safari on a phone zooms into fields with smaller text. */
export const controlStyles = [
  'w-full min-w-0 rounded-md border border-line-strong bg-raised px-3 text-base text-text transition-colors',
  'hover:border-text focus-visible:border-focus focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-subtle disabled:text-muted',
].join(' ');

import { cva } from 'class-variance-authority';

/** The panel sits between two springs, so that it moves only when a toast would cover it (see toaster.css). */
export const overlayStyles =
  'overlay fixed inset-0 z-50 flex flex-col items-center bg-overlay before:min-h-(--toast-room) before:flex-1 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:p-6 sm:before:min-h-[calc(var(--toast-room,0px)-1.5rem)] sm:after:flex-1';

export const panelStyles = cva(
  'relative flex max-h-[92dvh] min-h-0 w-full min-w-0 flex-col rounded-t-xl border border-line bg-raised shadow-dialog outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in sm:max-h-full sm:rounded-xl',
  {
    variants: {
      size: {
        sm: 'sm:max-w-md',
        md: 'sm:max-w-lg',
        lg: 'sm:max-w-3xl',
        xl: 'sm:max-w-6xl',
        full: 'h-dvh max-h-dvh rounded-none border-0 sm:h-full sm:max-w-7xl sm:border',
      },
    },
  },
);

export const footerStyles =
  'flex flex-col-reverse gap-2 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6';

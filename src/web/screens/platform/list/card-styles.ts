export const cardGrid = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

export const cardStyles =
  'flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-3.5 shadow-card';

/** The map and, beside or below it, the list; also while they are loading. */
export const mapLayout =
  'grid gap-3 lg:h-[calc(100dvh-14rem)] lg:min-h-112 lg:grid-cols-[minmax(0,1fr)_21rem]';
export const mapHeight = 'h-[60dvh] min-h-88 lg:h-full';

export const menuItemStyles =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-base -outline-offset-2 select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-subtle sm:min-h-8 sm:text-sm [&_svg]:size-4 [&_svg]:shrink-0';

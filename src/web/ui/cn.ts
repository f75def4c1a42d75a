import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Unknown shadow names would be taken for shadow colours and not replace each other.
const merge = extendTailwindMerge({
  extend: {
    theme: { shadow: ['card', 'raised', 'dialog'] },
    // The hatch lies over a colour and must not replace it.
    classGroups: { 'bg-image': ['bg-hatch'] },
  },
});

export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}

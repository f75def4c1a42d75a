import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from './cn';

const variants = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-50',
    'aria-disabled:cursor-progress aria-disabled:opacity-75 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-brand text-brand-text shadow-card hover:bg-brand-hover forced-colors:border',
        secondary:
          'border border-line-strong/60 bg-raised shadow-card hover:border-line-strong hover:bg-subtle',
        ghost: 'text-text hover:bg-subtle aria-expanded:bg-subtle',
        danger: 'bg-danger text-danger-text shadow-card hover:bg-danger-hover forced-colors:border',
        link: 'text-brand underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        sm: 'h-10 px-3 text-sm sm:h-8 sm:px-2.5 [&_svg]:size-4',
        md: 'h-11 px-4 text-base sm:h-9 sm:px-3.5 sm:text-sm [&_svg]:size-4',
        lg: 'h-12 px-5 text-base sm:h-11 [&_svg]:size-5',
        icon: 'size-11 sm:size-9 [&_svg]:size-5 sm:[&_svg]:size-4.5',
        'icon-sm': 'size-10 sm:size-8 [&_svg]:size-4',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'h-auto px-0 py-1 sm:h-auto sm:px-0' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonStyle = VariantProps<typeof variants>;

/** For Button, and for links that look like one. Merged: a link has none of the padding of its size. */
export function buttonStyles(style?: ButtonStyle): string {
  return cn(variants(style));
}

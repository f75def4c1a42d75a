import { cn } from './cn';

/** The mark of public/favicon.svg in the theme's colours. Shown beside the name. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={cn('size-8 shrink-0', className)}>
      <path
        className="fill-brand"
        d="M2 16C2 7.2 8.2 2 17 2h9a4 4 0 0 1 4 4v10c0 8.8-6.2 14-15 14H6a4 4 0 0 1-4-4Z"
      />
      <path
        className="fill-none stroke-brand-text"
        strokeWidth="4"
        strokeLinecap="round"
        d="M12 10h12M8 16h7M21 16h3M8 22h12"
      />
    </svg>
  );
}

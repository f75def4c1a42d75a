import { cn } from './cn';
import { isHexColor } from './readable-text';

type ColorDotProps = { color: string | null | undefined; className?: string | undefined };

/** Marks a name with its colour. The ring keeps pale colours visible on paper. */
export function ColorDot({ color, className }: ColorDotProps) {
  return (
    <span
      aria-hidden="true"
      style={color && isHexColor(color) ? { backgroundColor: color } : undefined}
      className={cn(
        'inline-block size-3 shrink-0 rounded-full bg-[#e5e7eb] border border-text/25',
        className,
      )}
    />
  );
}

import { cn } from './cn';
import { initialsOf } from './initials';
import { isHexColor, readableTextOn } from './readable-text';

type AvatarProps = {
  name: string;
  /** '#rrggbb'; anything else counts as no colour. */
  color?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const sizes = { sm: 'size-6 text-[0.625rem]', md: 'size-8 text-xs', lg: 'size-11 text-base' };

/** Always shown beside the name, so screen readers skip it. */
export function Avatar({ name, color, size = 'md', className }: AvatarProps) {
  const style =
    color && isHexColor(color)
      ? { backgroundColor: color, color: readableTextOn(color) }
      : undefined;
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-full bg-info-soft font-semibold text-info select-none',
        sizes[size],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

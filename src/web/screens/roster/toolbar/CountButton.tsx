import type { LucideIcon } from 'lucide-react';
import { counted } from '#engine/counted';
import { Button } from '../../../ui/Button';

type CountButtonProps = {
  count: number;
  /** What is counted, in the singular. */
  what: string;
  icon: LucideIcon;
  className?: string;
  onClick: () => void;
};

/** The number alone where there is little room: a button that wrapped would push the grid down when it comes. */
export function CountButton({ count, what, icon: Icon, className, onClick }: CountButtonProps) {
  const words = counted(count, what);
  return (
    <Button className={className} title={words} aria-label={words} onClick={onClick}>
      <Icon aria-hidden="true" />
      <span className="max-2xl:hidden">{words}</span>
      <span className="2xl:hidden">{count}</span>
    </Button>
  );
}

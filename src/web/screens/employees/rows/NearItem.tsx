import type { ReactNode } from 'react';
import { useNear } from '../../../ui/Rows';

type NearItemProps = {
  className: string;
  /** In a short list every item is drawn in full. */
  always: boolean;
  /** The item as plain text: what is away from the window can still be found and read. */
  outline: ReactNode;
  children: ReactNode;
};

export function NearItem({ className, always, outline, children }: NearItemProps) {
  const { ref, near } = useNear<HTMLLIElement>();
  return (
    <li ref={ref} className={className}>
      {always || near ? children : outline}
    </li>
  );
}

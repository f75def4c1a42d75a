import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Tooltip } from '../../../ui/Tooltip';

type ActionButtonProps = {
  label: string;
  /** Why it cannot be done; the button stays in the tab order, so that everybody learns of it. */
  refusal: string | undefined;
  onSelect: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
};

export function ActionButton({ label, refusal, onSelect, children }: ActionButtonProps) {
  if (refusal === undefined) {
    return (
      <IconButton size="sm" label={label} onClick={onSelect}>
        {children}
      </IconButton>
    );
  }
  return (
    <Tooltip content={refusal}>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={label}
        aria-disabled="true"
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
      >
        {children}
      </Button>
    </Tooltip>
  );
}

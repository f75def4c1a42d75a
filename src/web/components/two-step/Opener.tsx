import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';

export type Opened = { open: boolean; onOpenChange: (open: boolean) => void };

type OpenerProps = {
  label: string;
  /** What screen readers say, where the label alone doesn't tell which one. */
  fullLabel?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  dialog: (opened: Opened) => ReactNode;
};

/** A button with its dialog, which starts anew each time. */
export function Opener({ label, fullLabel, size, dialog }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button
        size={size}
        aria-label={fullLabel}
        onClick={() => {
          setTimes(times + 1);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Fragment key={times}>{dialog({ open, onOpenChange: setOpen })}</Fragment>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { useUser } from '../data/session';
import { Dialog } from '../ui/Dialog';
import { ShortcutList } from './ShortcutList';
import { useSingleKeys } from './single-keys';

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const linkStyles = 'text-brand underline underline-offset-4 hover:decoration-2';

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const user = useUser();
  const on = useSingleKeys();
  const leave = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description={
        on
          ? 'Shortcuts are off while you type or a dialog is open.'
          : 'Single keys are turned off in this browser.'
      }
      footer={
        <p className="flex w-full flex-wrap justify-between gap-x-6 gap-y-2 sm:text-sm">
          <Link to="/help" onClick={leave} className={linkStyles}>
            How Muster works
          </Link>
          <Link to="/account" hash="shortcuts" onClick={leave} className={linkStyles}>
            Turn single keys {on ? 'off' : 'on'}
          </Link>
        </p>
      }
    >
      <div className="flex flex-col gap-4 sm:text-sm">
        <ShortcutList of="everywhere" />
        {can(user, 'see roster') && (
          <section className="flex flex-col gap-1">
            <h3 className="font-semibold">In the roster grid</h3>
            <ShortcutList of="grid" />
          </section>
        )}
        {can(user, 'decide requests') && (
          <section className="flex flex-col gap-1">
            <h3 className="font-semibold">In the requests to decide</h3>
            <ShortcutList of="queue" />
          </section>
        )}
        {can(user, 'manage time') && (
          <section className="flex flex-col gap-1">
            <h3 className="font-semibold">In the timesheets</h3>
            <ShortcutList of="time" />
          </section>
        )}
      </div>
    </Dialog>
  );
}

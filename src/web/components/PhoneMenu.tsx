import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import type { SessionUser } from '#contract/session-user';
import { Button } from '../ui/Button';
import { cn } from '../ui/cn';
import { Dialog } from '../ui/Dialog';
import { PhoneMenuContent } from './PhoneMenuContent';

type PhoneMenuProps = { user: SessionUser; className?: string | undefined };

export function PhoneMenu({ user, className }: PhoneMenuProps) {
  const { pathname } = useLocation();
  // Open for one page only: a link in it, and the browser's Back, close it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className={cn('px-2.5', className)}
        onClick={() => setOpenOn(pathname)}
      >
        <Menu aria-hidden="true" />
        Menu
      </Button>
      <Dialog
        open={openOn === pathname}
        onOpenChange={(open) => setOpenOn(open ? pathname : null)}
        title="Menu"
      >
        <PhoneMenuContent user={user} onLeave={() => setOpenOn(null)} />
      </Dialog>
    </>
  );
}

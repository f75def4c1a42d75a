import { useState } from 'react';
import type { OwnSession } from '#contract/api/me';
import { LoadFailure } from '../../components/LoadFailure';
import { useMinute } from '../../components/use-now';
import { useEndOwnSession, useEndOwnSessions, useOwnSessions } from '../../data/own-sessions';
import { useZone } from '../../data/session';
import { toastFailure } from '../../platform/failure';
import { formatAgo, formatMoment } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast-store';
import { deviceText } from './device-text';

/** The browsers in which one is signed in, and ways to sign them out. */
export function OwnSessions() {
  const query = useOwnSessions();
  const { data } = query;
  if (query.isError && !data)
    return <LoadFailure title="We couldn't load your sessions" queries={[query]} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line">
        {data.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </div>
  );
}

type SessionItemProps = { session: OwnSession };

function SessionItem({ session }: SessionItemProps) {
  const now = useMinute();
  const zone = useZone();
  const { mutateAsync, isPending } = useEndOwnSession();
  const device = deviceText(session.user_agent);

  async function signOut() {
    try {
      await mutateAsync(session.id);
      toast({ title: `Signed out ${device}` });
    } catch (error) {
      toastFailure('Failed to sign out', error, 'This session has already ended.');
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && <Badge tone="brand">This browser</Badge>}
        </p>
        <p className="text-muted sm:text-sm">
          {session.current
            ? 'In use now'
            : `Last used ${formatAgo(session.last_used_at, now, zone)}`}
          . Signed in {formatMoment(session.created_at, zone)}.
        </p>
      </div>
      {!session.current && (
        <Button size="sm" pending={isPending} aria-label={`Sign out ${device}`} onClick={signOut}>
          Sign out
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useEndOwnSessions();

  async function signOut() {
    try {
      await mutateAsync();
      toast({ title: 'Signed out everywhere' });
    } catch (error) {
      toastFailure('Failed to sign out everywhere', error);
    }
  }

  return (
    <>
      <Button className="sm:self-start" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Sign out everywhere?"
        description="Every browser you're signed in with is signed out, this one too. Anything you haven't saved there is lost."
        confirmLabel="Sign out everywhere"
        cancelLabel="Stay signed in"
        pending={isPending}
        onConfirm={signOut}
      />
    </>
  );
}

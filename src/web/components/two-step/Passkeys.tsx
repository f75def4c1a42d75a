import type { Passkey } from '#contract/api/two-step';
import { useZone } from '../../data/session';
import { useRemovePasskey } from '../../data/two-step';
import { formatDateAt } from '../../platform/formats';
import { toast } from '../../ui/toast-store';
import { Opener } from './Opener';
import { PasskeyDialog } from './PasskeyDialog';
import { RemoveDialog } from './RemoveDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';

type PasskeysProps = { passkeys: Passkey[] };

/** One's passkeys, with ways to add, rename and remove them. */
export function Passkeys({ passkeys }: PasskeysProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-medium">Passkeys</h3>
          <p className="text-muted sm:text-sm">
            Sign in with your fingerprint, face or PIN, without your password.
          </p>
        </div>
        <Opener label="Add a passkey" dialog={(opened) => <PasskeyDialog {...opened} />} />
      </div>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </div>
  );
}

type PasskeyItemProps = { passkey: Passkey };

function PasskeyItem({ passkey }: PasskeyItemProps) {
  const zone = useZone();
  const { mutateAsync } = useRemovePasskey();
  const { id, name, created_at, last_used_at } = passkey;

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-muted sm:text-sm">
          Added {formatDateAt(created_at, zone)}.{' '}
          {last_used_at ? `Last used ${formatDateAt(last_used_at, zone)}.` : 'Not used yet.'}
        </p>
      </div>
      <div className="flex gap-2">
        <Opener
          size="sm"
          label="Rename"
          fullLabel={`Rename ${name}`}
          dialog={(opened) => <RenamePasskeyDialog passkey={passkey} {...opened} />}
        />
        <Opener
          size="sm"
          label="Remove"
          fullLabel={`Remove ${name}`}
          dialog={(opened) => (
            <RemoveDialog
              {...opened}
              title={`Remove ${name}?`}
              description="You can't sign in with this passkey any more. Delete it on your device too."
              confirmLabel="Remove passkey"
              failure="Failed to remove the passkey"
              onConfirm={async (password) => {
                await mutateAsync({ id, password });
                toast({ title: `Removed ${name}` });
              }}
            />
          )}
        />
      </div>
    </li>
  );
}

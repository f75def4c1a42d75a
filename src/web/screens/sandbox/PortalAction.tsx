import { Button } from '../../ui/Button';
import { type Action, actionWords } from './portal-actions';

type PortalActionProps = { action: Action; pending: boolean; onTake: () => void };

export function PortalAction({ action, pending, onTake }: PortalActionProps) {
  const words = actionWords(action);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <p className="min-w-0 flex-1 basis-48 text-muted sm:text-sm">{words.text}</p>
      <Button pending={pending} onClick={onTake} className="w-full sm:w-auto">
        {pending ? words.pending : words.label}
      </Button>
    </li>
  );
}

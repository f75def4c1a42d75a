import { Link } from '@tanstack/react-router';
import type { HoldingOfPerson, Skill } from '#contract/api/skills';
import { can } from '#contract/rights';
import { LoadFailure } from '../../../components/LoadFailure';
import { HoldingBadge } from '../../../components/person-skills/HoldingBadge';
import { useUser } from '../../../data/session';
import { useHolders, useVerifyHolding } from '../../../data/skills';
import { toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';

type HoldersDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  skill: Skill;
};

export function HoldersDialog({ open, onOpenChange, skill }: HoldersDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Who holds ${skill.name}`}
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <HolderList skill={skill} />
    </Dialog>
  );
}

function HolderList({ skill }: { skill: Skill }) {
  const query = useHolders(skill.id);
  const { data } = query;
  if (query.isError && !data)
    return <LoadFailure title="We couldn't load the people" queries={[query]} />;
  if (!data) return <Skeleton className="h-32" />;
  if (data.length === 0) return <p className="text-muted">Nobody holds it yet.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.map((holding) => (
        <Holder key={holding.id} holding={holding} skill={skill} />
      ))}
    </ul>
  );
}

function Holder({ holding, skill }: { holding: HoldingOfPerson; skill: Skill }) {
  const user = useUser();
  const { mutateAsync, isPending } = useVerifyHolding();
  const { employee_id, employee_name } = holding;
  const own = employee_id === user.employee_id;
  const mayVerify = !holding.verified_at && (!own || can(user, 'verify own skills'));

  async function verify() {
    try {
      await mutateAsync(holding);
      toast({ title: `${skill.name} of ${employee_name} is verified` });
    } catch (error) {
      toastFailure(`Failed to verify ${skill.name}`, error, 'Someone has deleted it.');
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2.5">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Link
          to="/employees/$employeeId"
          params={{ employeeId: employee_id }}
          className="min-w-0 text-brand underline"
        >
          {employee_name}
        </Link>
        {holding.number && <span className="text-muted sm:text-sm">No. {holding.number}</span>}
        <HoldingBadge holding={holding} skill={skill} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {holding.file && (
          <a
            className="inline-flex min-h-6 items-center text-brand underline sm:text-sm"
            href={`/api/holdings/${holding.id}/file`}
            download
            aria-label={`Evidence of ${employee_name}`}
          >
            Evidence
          </a>
        )}
        {mayVerify && (
          <Button
            size="sm"
            pending={isPending}
            aria-label={`Verify ${employee_name}`}
            onClick={() => void verify()}
          >
            Verify
          </Button>
        )}
      </div>
    </li>
  );
}

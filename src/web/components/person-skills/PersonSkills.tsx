import { GraduationCap, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { Holding, Skill } from '#contract/api/skills';
import { can } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import { useUser } from '../../data/session';
import {
  useDeleteEvidence,
  useDeleteHolding,
  useHoldings,
  useSaveEvidence,
  useSkills,
  useVerifyHolding,
} from '../../data/skills';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { formatDate } from '../../platform/formats';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { EvidenceFile } from '../EvidenceFile';
import { FocusFallback } from '../FocusFallback';
import { LoadFailure } from '../LoadFailure';
import { useDialog } from '../use-dialog';
import { HoldingBadge } from './HoldingBadge';
import { HoldingDialog } from './HoldingDialog';

type PersonSkillsProps = {
  employeeId: string;
  /** Left out for one's own. */
  name?: string | undefined;
};

/** What someone holds: their own on the account page, and anyone's for a manager. */
export function PersonSkills({ employeeId, name }: PersonSkillsProps) {
  const skills = useSkills();
  const holdings = useHoldings(employeeId);
  const edited = useDialog<Holding | undefined>();
  const deleted = useDialog<Holding>();
  const add = useRef<HTMLButtonElement>(null);
  if ((skills.isError && !skills.data) || (holdings.isError && !holdings.data))
    return <LoadFailure title="We couldn't load the skills" queries={[skills, holdings]} />;
  if (!skills.data || !holdings.data) return <Skeleton className="h-32" />;
  const skillOf = (id: string) => skills.data.find((skill) => skill.id === id);
  const own = { skills: skills.data, employeeId, name };

  if (skills.data.length === 0)
    return (
      <EmptyState
        className="py-6"
        icon={<GraduationCap />}
        title="No skills yet"
        text="Once an admin has added skills under Rules, they can be entered here."
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {holdings.data.length === 0 ? (
        <p className="text-muted sm:text-sm">
          {name ? `${name} has no skills or licences yet.` : 'You have no skills or licences yet.'}
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {holdings.data.map((holding) => (
            <HoldingItem
              key={holding.id}
              holding={holding}
              skill={skillOf(holding.skill_id)}
              employeeId={employeeId}
              onEdit={() => edited.show(holding)}
              onDelete={() => deleted.show(holding)}
            />
          ))}
        </ul>
      )}
      <Button ref={add} className="sm:self-start" onClick={() => edited.show(undefined)}>
        <Plus aria-hidden="true" />
        Add skill or licence
      </Button>
      <HoldingDialog
        key={edited.turn}
        open={edited.open}
        onOpenChange={edited.onOpenChange}
        holding={edited.subject}
        {...own}
      />
      <DeleteHolding
        open={deleted.open}
        onOpenChange={deleted.onOpenChange}
        holding={deleted.subject}
        skill={deleted.subject && skillOf(deleted.subject.skill_id)}
        focusFallback={add}
      />
    </div>
  );
}

type HoldingItemProps = {
  holding: Holding;
  skill: Skill | undefined;
  employeeId: string;
  onEdit: () => void;
  onDelete: () => void;
};

function HoldingItem({ holding, skill, employeeId, onEdit, onDelete }: HoldingItemProps) {
  const user = useUser();
  const { mutateAsync, isPending } = useVerifyHolding();
  const save = useSaveEvidence();
  const remove = useDeleteEvidence();
  const title = skill?.name ?? 'Skill';
  const own = user.employee_id === employeeId;
  const mayVerify = can(user, 'verify skills') && (!own || can(user, 'verify own skills'));

  async function verify() {
    try {
      await mutateAsync(holding);
      toastSuccess(`${title} is verified`, `Failed to verify ${title}`);
    } catch (error) {
      toastFailure(`Failed to verify ${title}`, error, 'Someone has deleted it.');
    }
  }

  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium">
          {title}
          <HoldingBadge holding={holding} skill={skill} />
        </p>
        <div className="flex flex-wrap gap-2">
          {!holding.verified_at && mayVerify && (
            <Button size="sm" pending={isPending} aria-label={`Verify ${title}`} onClick={verify}>
              Verify
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
      <p className="text-muted sm:text-sm">{detailsText(holding)}</p>
      <EvidenceFile
        id={holding.id}
        title={title}
        file={holding.file}
        href={`/api/holdings/${holding.id}/file`}
        save={save}
        remove={remove}
      />
    </li>
  );
}

/** 'No. 412 345 678, class 1AC, NSW. Valid until 31 Mar 2028. Verified by Kim Lee.' */
function detailsText(holding: Holding): string {
  const { number, class: type, issued_in, valid_from, valid_to, verified_by_name } = holding;
  const card = [number && `No. ${number}`, type && `class ${type}`, issued_in].filter(Boolean);
  const from = valid_from && `from ${formatDate(valid_from as CalendarDate)}`;
  const to = valid_to ? `until ${formatDate(valid_to as CalendarDate)}` : 'without an end';
  const sentences = [
    card.join(', '),
    ['Valid', from, to].filter(Boolean).join(' '),
    verified_by_name ? `Verified by ${verified_by_name}` : 'Counts once a manager has verified it',
  ];
  return `${sentences.filter(Boolean).join('. ')}.`;
}

type DeleteHoldingProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  holding: Holding | undefined;
  skill: Skill | undefined;
  focusFallback: React.RefObject<HTMLElement | null>;
};

function DeleteHolding(props: DeleteHoldingProps) {
  const { open, onOpenChange, holding, skill, focusFallback } = props;
  const { mutateAsync, isPending } = useDeleteHolding();
  const title = skill?.name ?? 'this skill';

  async function confirm() {
    try {
      if (holding) await mutateAsync(holding.id);
      toastSuccess(`${title} is deleted`, `Failed to delete ${title}`);
    } catch (error) {
      toastFailure(`Failed to delete ${title}`, error, 'Someone has deleted it already.');
    }
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${title}?`}
      description={
        holding?.file
          ? 'The record and its evidence are deleted for good.'
          : 'The record is deleted for good.'
      }
      confirmLabel="Delete record"
      cancelLabel="Keep it"
      pending={isPending}
      onConfirm={() => void confirm()}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  );
}

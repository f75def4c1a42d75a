import { GraduationCap, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { Skill } from '#contract/api/skills';
import { can } from '#contract/rights';
import { SKILL_SUGGESTIONS } from '#contract/skill-suggestions';
import { FocusFallback } from '../../../components/FocusFallback';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useUser } from '../../../data/session';
import { useDeleteSkill, useSaveSkill, useSkills } from '../../../data/skills';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { HoldersDialog } from './HoldersDialog';
import { Requirements } from './Requirements';
import { SkillDialog } from './SkillDialog';
import { SkillItem } from './SkillItem';

export function SkillsTab() {
  const query = useSkills();
  const mayEdit = can(useUser(), 'edit rules');
  const edited = useDialog<Skill | undefined>();
  const deleted = useDialog<Skill>();
  const held = useDialog<Skill>();
  const add = useRef<HTMLButtonElement>(null);
  const skills = query.data;
  if (query.isError && !skills)
    return <LoadFailure title="We couldn't load the skills" queries={[query]} />;
  if (!skills) return <Skeleton className="h-64 rounded-lg" />;
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <CardHeader>
          <CardTitle>Skills and licences</CardTitle>
          {mayEdit && (
            <Button ref={add} variant="primary" onClick={() => edited.show(undefined)}>
              <Plus aria-hidden="true" />
              Add skill
            </Button>
          )}
        </CardHeader>
        <CardBody className="flex flex-col gap-4">
          {skills.length === 0 ? (
            <EmptyState
              className="py-6"
              icon={<GraduationCap />}
              title="No skills yet"
              text={
                mayEdit
                  ? 'Add what your shifts need: licences, first aid, checks and inductions.'
                  : 'An admin can add what your shifts need.'
              }
            />
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {skills.map((skill) => (
                <SkillItem
                  key={skill.id}
                  skill={skill}
                  mayEdit={mayEdit}
                  onHolders={() => held.show(skill)}
                  onEdit={() => edited.show(skill)}
                  onDelete={() => deleted.show(skill)}
                />
              ))}
            </ul>
          )}
          {mayEdit && <Suggestions skills={skills} />}
        </CardBody>
      </Card>
      <Requirements skills={skills} mayEdit={mayEdit} />
      <SkillDialog
        key={`edit ${edited.turn}`}
        open={edited.open}
        onOpenChange={edited.onOpenChange}
        skill={edited.subject}
      />
      {deleted.subject && (
        <DeleteSkill
          open={deleted.open}
          onOpenChange={deleted.onOpenChange}
          skill={deleted.subject}
          focusFallback={add}
        />
      )}
      {held.subject && (
        <HoldersDialog open={held.open} onOpenChange={held.onOpenChange} skill={held.subject} />
      )}
    </div>
  );
}

/** What is often needed and isn't there yet. */
function Suggestions({ skills }: { skills: readonly Skill[] }) {
  const { mutateAsync, isPending, variables } = useSaveSkill();
  const known = new Set(skills.map(({ name }) => name.toLowerCase()));
  const offered = SKILL_SUGGESTIONS.filter(({ name }) => !known.has(name.toLowerCase()));
  if (offered.length === 0) return null;

  async function add(suggestion: (typeof SKILL_SUGGESTIONS)[number]) {
    try {
      await mutateAsync(suggestion);
      toast({ title: `${suggestion.name} is added` });
    } catch (error) {
      toastFailure(`Failed to add ${suggestion.name}`, error);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <p id="suggestions" className="text-muted sm:text-sm">
        Often needed in Australia:
      </p>
      <ul aria-labelledby="suggestions" className="flex flex-wrap gap-2">
        {offered.map((suggestion) => (
          <li key={suggestion.name}>
            <Button
              size="sm"
              aria-label={`Add ${suggestion.name}`}
              pending={isPending && variables.name === suggestion.name}
              onClick={() => void add(suggestion)}
            >
              <Plus aria-hidden="true" />
              {suggestion.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type DeleteSkillProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  skill: Skill;
  focusFallback: React.RefObject<HTMLElement | null>;
};

function DeleteSkill({ open, onOpenChange, skill, focusFallback }: DeleteSkillProps) {
  const { mutateAsync, isPending } = useDeleteSkill();
  const failure = `Failed to delete ${skill.name}`;

  async function confirm() {
    try {
      await mutateAsync(skill.id);
      toastSuccess(`${skill.name} is deleted`, failure);
    } catch (error) {
      toastFailure(failure, error, 'Someone has deleted it already.');
    }
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${skill.name}?`}
      description="Every record of who holds it is deleted too, with the evidence. This can't be undone."
      confirmLabel="Delete skill"
      cancelLabel="Keep it"
      pending={isPending}
      onConfirm={() => void confirm()}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  );
}

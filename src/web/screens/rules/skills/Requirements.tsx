import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { Skill, SkillRequirement } from '#contract/api/skills';
import { FocusFallback } from '../../../components/FocusFallback';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useLocations } from '../../../data/locations';
import { useDeleteRequirement, useRequirements } from '../../../data/skills';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Skeleton } from '../../../ui/Skeleton';
import { RequirementDialog } from './RequirementDialog';
import { requirementSentence } from './requirement-sentence';

type RequirementsProps = { skills: readonly Skill[]; mayEdit: boolean };

/** Which shifts need which skills, as sentences. */
export function Requirements({ skills, mayEdit }: RequirementsProps) {
  const requirements = useRequirements();
  const sites = useLocations();
  const edited = useDialog<SkillRequirement | undefined>();
  const deleted = useDialog<{ id: string; sentence: string }>();
  const add = useRef<HTMLButtonElement>(null);
  const nameOf = (id: string) => skills.find((skill) => skill.id === id)?.name ?? 'a skill';
  const sentenceOf = (requirement: SkillRequirement) => {
    const site = sites.data?.find(({ id }) => id === requirement.location_id)?.name;
    return requirementSentence({ ...requirement, site }, nameOf);
  };

  return (
    <Card>
      <CardHeader>
        <CardTitle>Where they are needed</CardTitle>
        {mayEdit && skills.length > 0 && (
          <Button ref={add} onClick={() => edited.show(undefined)}>
            <Plus aria-hidden="true" />
            Add requirement
          </Button>
        )}
      </CardHeader>
      <CardBody>
        {requirements.isError && !requirements.data ? (
          <LoadFailure title="We couldn't load the requirements" queries={[requirements]} />
        ) : !requirements.data || !sites.data ? (
          <Skeleton className="h-16" />
        ) : requirements.data.length === 0 ? (
          <p className="text-muted sm:text-sm">
            No shift needs a skill yet. The roster warns of nothing until one does.
          </p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {requirements.data.map((requirement) => (
              <li
                key={requirement.id}
                className="flex flex-wrap items-center justify-between gap-2 py-2.5 first:pt-0"
              >
                <span className="min-w-0 break-words">{sentenceOf(requirement)}</span>
                {mayEdit && (
                  <span className="flex flex-wrap gap-1">
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`Change the requirement: ${sentenceOf(requirement)}`}
                      onClick={() => edited.show(requirement)}
                    >
                      Change
                    </Button>
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`Delete the requirement: ${sentenceOf(requirement)}`}
                      onClick={() =>
                        deleted.show({ id: requirement.id, sentence: sentenceOf(requirement) })
                      }
                    >
                      Delete
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </CardBody>
      <RequirementDialog
        key={edited.turn}
        open={edited.open}
        onOpenChange={edited.onOpenChange}
        requirement={edited.subject}
        skills={skills}
        sites={sites.data ?? []}
      />
      {deleted.subject && (
        <DeleteRequirement
          open={deleted.open}
          onOpenChange={deleted.onOpenChange}
          requirement={deleted.subject}
          focusFallback={add}
        />
      )}
    </Card>
  );
}

type DeleteRequirementProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  requirement: { id: string; sentence: string };
  focusFallback: React.RefObject<HTMLElement | null>;
};

function DeleteRequirement(props: DeleteRequirementProps) {
  const { open, onOpenChange, requirement, focusFallback } = props;
  const { mutateAsync, isPending } = useDeleteRequirement();

  async function confirm() {
    const failure = 'Failed to delete the requirement';
    try {
      await mutateAsync(requirement.id);
      toastSuccess('The requirement is deleted', failure);
    } catch (error) {
      toastFailure(failure, error, 'Someone has deleted it already.');
    }
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete requirement?"
      description={`${requirement.sentence}. The roster won't check this any more.`}
      confirmLabel="Delete requirement"
      cancelLabel="Keep it"
      pending={isPending}
      onConfirm={() => void confirm()}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  );
}

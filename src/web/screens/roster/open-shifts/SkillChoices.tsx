import { useSkills } from '../../../data/skills';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';

type SkillChoicesProps = { chosen: readonly string[]; onChosen: (ids: string[]) => void };

/** The skills that an open shift needs beside those of its site. Nothing to see without any skills. */
export function SkillChoices({ chosen, onChosen }: SkillChoicesProps) {
  const { data: skills = [] } = useSkills();
  if (skills.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">
        Skills needed <span className="font-normal text-muted">(beside those of the site)</span>
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {skills.map(({ id, name }) => (
          <ChoiceField key={id} label={name}>
            {(control) => (
              <Checkbox
                {...control}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChosen(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            )}
          </ChoiceField>
        ))}
      </div>
    </fieldset>
  );
}

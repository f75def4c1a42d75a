import { useMemo, useState } from 'react';
import type { CoverNeed } from '#contract/api/cover';
import type { Location } from '#contract/api/locations';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { counted } from '#engine/counted';
import { mondayOnOrBefore } from '#engine/time/dates';
import { parseCalendarDate } from '#engine/time/parse';
import { useAddNeeds } from '../../../data/cover';
import type { RosterTemplate } from '../../../data/shift-templates';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { figuresText } from './need-text';
import {
  needsFrom,
  type ProvedNeed,
  proofOf,
  type RotationTeam,
  weeksText,
} from './rotation-cover';

type RotationDialogProps = {
  site: Location;
  needs: readonly CoverNeed[];
  templates: readonly RosterTemplate[];
  groups: readonly ShiftGroup[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A team may be as large as a need may ask for. */
const MOST_PEOPLE = 50;
const FAILED = 'Failed to add the needs';

/** Makes needs from what a rotation gives, and proves which needs it meets. */
export function RotationDialog(props: RotationDialogProps) {
  const { site, needs, templates, groups, open, onOpenChange } = props;
  const { mutateAsync, isPending } = useAddNeeds();
  const [templateId, setTemplateId] = useState(templates[0]?.id ?? '');
  const [start, setStart] = useState<string>(mondayOnOrBefore(todayIn(site.timezone)));
  const [teams, setTeams] = useState<Record<string, RotationTeam>>({});
  const template = templates.find(({ id }) => id === templateId);
  const names = template?.teams ?? NO_TEAMS;
  const cycleStart = parseCalendarDate(start);
  const asked = useMemo(
    () =>
      template &&
      cycleStart && {
        template,
        site,
        cycleStart,
        teams: names.map((name) => teams[name] ?? ONE_PERSON),
      },
    [template, site, cycleStart, names, teams],
  );
  const made = useMemo(() => asked && needsFrom(asked), [asked]);
  const proofs = useMemo(() => (asked ? proofOf(needs, asked) : []), [asked, needs]);

  async function add() {
    try {
      await mutateAsync(made?.needs ?? []);
      toastSuccess(`Added ${counted(made?.needs.length ?? 0, 'need')} to ${site.name}`, FAILED);
      onOpenChange(false);
    } catch (error) {
      toastFailure(FAILED, error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Rotation at ${site.name}`}
      description="Make needs from what a rotation gives, or see which needs it meets in two years."
      size="lg"
      footer={
        <>
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
          <Button
            variant="primary"
            pending={isPending}
            disabled={!made || made.needs.length === 0}
            onClick={add}
          >
            {`Add ${counted(made?.needs.length ?? 0, 'need')}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Template">
            {(control) => (
              <NativeSelect
                {...control}
                value={templateId}
                onChange={(event) => setTemplateId(event.target.value)}
              >
                {templates.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label="Day 1 of the pattern" error={cycleStart ? undefined : 'Required'}>
            {(control) => (
              <Input
                type="date"
                {...control}
                value={start}
                onChange={(event) => setStart(event.target.value)}
              />
            )}
          </Field>
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm font-medium">Teams</legend>
          {names.map((name) => (
            <TeamFields
              key={name}
              name={name}
              groups={groups}
              team={teams[name] ?? ONE_PERSON}
              onChange={(team) => setTeams({ ...teams, [name]: team })}
            />
          ))}
        </fieldset>
        {made && <MadeNeeds {...made} />}
        {needs.length > 0 && <Proof proofs={proofs} />}
      </div>
    </Dialog>
  );
}

const NO_TEAMS: readonly string[] = [];
const ONE_PERSON: RotationTeam = { people: 1, groupId: null };

type TeamFieldsProps = {
  name: string;
  groups: readonly ShiftGroup[];
  team: RotationTeam;
  onChange: (team: RotationTeam) => void;
};

function TeamFields({ name, groups, team, onChange }: TeamFieldsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="w-24 min-w-0 truncate font-medium">{name}</span>
      <Input
        type="number"
        min={0}
        max={MOST_PEOPLE}
        aria-label={`People in ${name}`}
        className="w-20 tabular-nums"
        value={team.people}
        onChange={({ target }) =>
          onChange({
            ...team,
            people: Math.min(MOST_PEOPLE, Math.max(0, Math.round(+target.value))),
          })
        }
      />
      <div className="min-w-40 flex-1">
        <NativeSelect
          aria-label={`Shift group of ${name}`}
          value={team.groupId ?? ''}
          onChange={({ target }) => onChange({ ...team, groupId: target.value || null })}
        >
          <option value="">No shift group</option>
          {groups.map(({ id, name: group }) => (
            <option key={id} value={id}>
              {group}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}

function MadeNeeds({ needs, leftOut }: ReturnType<typeof needsFrom>) {
  return (
    <section aria-label="Needs from this rotation" className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold">Needs from this rotation</h3>
      {needs.length === 0 && <p className="text-sm text-muted">No week has anyone at work.</p>}
      <ul className="text-sm">
        {needs.map((need) => (
          <li key={`${need.label} ${need.weekdays.join()}`}>
            {`${need.label}, ${need.startTime} to ${need.endTime}, ${counted(need.weekdays.length, 'day')} a week: ${figuresText(need)}`}
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <p className="text-sm text-muted">{`Left out, because longer than a day: ${leftOut.join(', ')}`}</p>
      )}
    </section>
  );
}

function Proof({ proofs }: { proofs: readonly ProvedNeed[] }) {
  return (
    <section aria-label="Needs that it meets">
      <h3 className="mb-1 text-sm font-semibold">Needs that it meets in two years</h3>
      <p className="mb-2 text-sm text-muted">
        As if nobody were away, and without skills or public holidays.
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line text-muted">
              <th className="py-1 pr-3 font-medium">Need</th>
              <th className="py-1 pr-3 font-medium">Met</th>
              <th className="py-1 font-medium">First gap</th>
            </tr>
          </thead>
          <tbody>
            {proofs.map((proof, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two needs may have the same name
              <tr key={at} className="border-b border-line">
                <td className="py-1 pr-3 wrap-anywhere">{proof.label}</td>
                <td className="py-1 pr-3">{weeksText(proof)}</td>
                <td className="py-1">{proof.first ?? 'None'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

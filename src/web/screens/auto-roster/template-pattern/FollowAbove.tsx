import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { cycleOf, type Draft } from '../template-draft/draft';
import type { Edit } from '../template-draft/editing';

type FollowAboveProps = { draft: Draft; send: (change: Edit) => void };

const ALL = 'all';

/** Writes a rotation: each team works the pattern of the team above, some days later. */
export function FollowAbove({ draft, send }: FollowAboveProps) {
  const { teams } = draft;
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState(ALL);
  const days = typed ?? String(Math.floor(cycleOf(draft) / teams.length));
  const team = teams.findIndex(({ key }) => String(key) === chosen);
  const isAll = team < 1;

  function apply() {
    const by = Math.trunc(Number(days));
    if (Number.isFinite(by)) {
      send({ type: 'follow above', team: isAll ? 1 : team, days: by, below: isAll });
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Shift by (days)" className="w-32">
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            value={days}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && apply()}
          />
        )}
      </Field>
      <Field label="from the team above, for" className="min-w-44 flex-1 sm:max-w-56">
        {(control) => (
          <NativeSelect
            {...control}
            value={isAll ? ALL : chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value={ALL}>all teams below {teams[0]?.name}</option>
            {teams.slice(1).map(({ key, name }) => (
              <option key={key} value={key}>
                {name} only
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Button onClick={apply} className="sm:h-10">
        Shift the pattern
      </Button>
    </div>
  );
}

import { ArrowLeftRight } from 'lucide-react';
import type { RequestPolicies } from '#contract/api/requests';
import { useRequestPolicies, useSetRequestPolicies } from '../../../data/requests';
import { toastFailure } from '../../../platform/failure';
import { Field } from '../../../ui/Field';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Skeleton } from '../../../ui/Skeleton';
import { DetailsCard } from './Details';

const SWAPS = {
  automatic: 'Done when both agree and nothing stands against it; otherwise a manager decides',
  manager: 'A manager decides',
  never: 'Not allowed',
} as const;

const AMONG = {
  organisation: 'Everyone in the organisation',
  site: 'People who work at the same job site',
  group: 'People of the same shift group',
} as const;

const CLAIMS = {
  'first-come': 'Whoever is first',
  manager: 'Whoever a manager picks of those who ask',
} as const;

const NOTICE = [0, 12, 24, 48, 72, 168];

/** For admins: who may give and swap shifts, who decides, and who gets open shifts. Each choice is saved as it is made. */
export function RequestPoliciesCard() {
  const { data: policies } = useRequestPolicies();
  const { mutate } = useSetRequestPolicies();
  const save = (changes: Partial<RequestPolicies>) =>
    policies &&
    mutate(
      { ...policies, ...changes },
      { onError: (error) => toastFailure('Failed to save your choice', error) },
    );
  return (
    <DetailsCard title="Giving, swapping and open shifts" Icon={ArrowLeftRight}>
      {!policies && <Skeleton className="h-48" />}
      {policies && (
        <>
          <Field label="Who decides">
            {(control) => (
              <Choice
                {...control}
                labels={SWAPS}
                value={policies.swaps}
                onValue={(swaps) => save({ swaps })}
              />
            )}
          </Field>
          <Field label="With whom">
            {(control) => (
              <Choice
                {...control}
                labels={AMONG}
                value={policies.among}
                onValue={(among) => save({ among })}
              />
            )}
          </Field>
          <Field label="Until when">
            {(control) => (
              <NativeSelect
                {...control}
                value={policies.notice_hours}
                onChange={({ target }) => save({ notice_hours: Number(target.value) })}
              >
                {[...new Set([...NOTICE, policies.notice_hours])]
                  .sort((one, other) => one - other)
                  .map((hours) => (
                    <option key={hours} value={hours}>
                      {hours === 0
                        ? 'Until the shift starts'
                        : `${hours} h before the shift starts`}
                    </option>
                  ))}
              </NativeSelect>
            )}
          </Field>
          <Field
            label="Who gets an open shift"
            hint="You can choose otherwise for each open shift."
          >
            {(control) => (
              <Choice
                {...control}
                labels={CLAIMS}
                value={policies.claims}
                onValue={(claims) => save({ claims })}
              />
            )}
          </Field>
        </>
      )}
    </DetailsCard>
  );
}

type ChoiceProps<Value extends string> = {
  id: string;
  labels: Record<Value, string>;
  value: Value;
  onValue: (value: Value) => void;
};

function Choice<Value extends string>({ labels, value, onValue, ...control }: ChoiceProps<Value>) {
  const values = Object.keys(labels) as Value[];
  return (
    <NativeSelect
      {...control}
      value={value}
      onChange={({ target }) => {
        const chosen = values.find((each) => each === target.value);
        if (chosen) onValue(chosen);
      }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {labels[each]}
        </option>
      ))}
    </NativeSelect>
  );
}

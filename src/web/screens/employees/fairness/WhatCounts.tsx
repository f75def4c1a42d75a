import { FAIRNESS_LINES, type FairnessLine } from '#engine/fairness/count-figures';
import { LINE_LABELS } from '../../../components/fairness/line-labels';
import { useSetFairnessLines } from '../../../data/fairness';
import { toastFailure } from '../../../platform/failure';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';

/** For admins: which lines the organisation lets count. Each choice is saved as it is made. */
export function WhatCounts({ lines }: { lines: readonly FairnessLine[] }) {
  const { mutate, variables, isPending } = useSetFairnessLines();
  const chosen = (isPending && variables) || lines;
  const save = (line: FairnessLine, on: boolean) =>
    mutate(on ? [...chosen, line] : chosen.filter((each) => each !== line), {
      onError: (error) => toastFailure('Failed to save your choice', error),
    });
  return (
    <Card aria-label="What counts">
      <CardHeader>
        <CardTitle>What counts</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <p className="text-muted sm:text-sm">
          Managers see these figures of everyone. People see their own on their account page.
        </p>
        <div className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
          {FAIRNESS_LINES.map((line) => (
            <ChoiceField key={line} label={LINE_LABELS[line]}>
              {(control) => (
                <Checkbox
                  {...control}
                  checked={chosen.includes(line)}
                  onChange={({ target }) => save(line, target.checked)}
                />
              )}
            </ChoiceField>
          ))}
        </div>
      </CardBody>
    </Card>
  );
}

import { X } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type CoverNeed, type Figures, OrderedFigures } from '#contract/api/cover';
import { calendarDate } from '#contract/time-fields';
import { useSetNeedDate } from '../../../data/cover';
import { showFailure, toastFailure } from '../../../platform/failure';
import { formatDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { ChoiceField } from '../../../ui/Field';
import { FormField } from '../../../ui/FormField';
import { IconButton } from '../../../ui/IconButton';
import { Input } from '../../../ui/Input';
import { FigureFields } from './FigureFields';
import { numberOf, resolverOf } from './need-form';
import { figuresText } from './need-text';

const Day = z.object({ date: calendarDate });

type NeedDatesDialogProps = {
  need: CoverNeed;
  mayEdit: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Other figures on single dates, such as a festival or a day on which the site is closed. */
export function NeedDatesDialog({ need, mayEdit, open, onOpenChange }: NeedDatesDialogProps) {
  const { mutateAsync } = useSetNeedDate();
  const takeBack = (date: string) =>
    mutateAsync({ id: need.id, date, figures: 'as-usual' }).catch((error) =>
      toastFailure('Failed to remove the exception', error),
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Exceptions of ${need.label}`}
      description={`On other days: ${figuresText(need)}.`}
    >
      <div className="flex flex-col gap-5">
        {need.exceptions.length === 0 && <p className="text-muted">There are no exceptions.</p>}
        <ul className="flex flex-col divide-y divide-line">
          {need.exceptions.map(({ date, figures }) => (
            <li key={date} className="flex items-center justify-between gap-3 py-1.5">
              <span>
                <span className="font-medium">{formatDay(date)}</span>
                {`: ${figures ? figuresText(figures) : 'nobody is needed'}`}
              </span>
              {mayEdit && (
                <IconButton
                  size="sm"
                  label={`Remove the exception on ${formatDay(date)}`}
                  onClick={() => takeBack(date)}
                >
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        {mayEdit && <NewException need={need} />}
      </div>
    </Dialog>
  );
}

interface ExceptionForm {
  date: string;
  minimum: string;
  target: string;
  maximum: string;
}

function NewException({ need }: { need: CoverNeed }) {
  const { mutateAsync } = useSetNeedDate();
  const [none, setNone] = useState(false);
  const form = useForm<ExceptionForm>({
    resolver: resolverOf(none ? Day : Day.and(OrderedFigures), (typed) =>
      none ? { date: typed.date } : { date: typed.date, ...figuresOf(typed) },
    ),
    defaultValues: {
      date: '',
      minimum: String(need.minimum),
      target: String(need.target),
      maximum: need.maximum === null ? '' : String(need.maximum),
    },
  });

  const submit = form.handleSubmit(async (typed) => {
    const figures = none ? null : figuresOf(typed);
    try {
      await mutateAsync({ id: need.id, date: typed.date, figures });
      form.reset();
      setNone(false);
    } catch (error) {
      showFailure(form, 'Failed to add the exception', error);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line pt-4">
      <FormField form={form} name="date" label="Date">
        {(control) => <Input type="date" {...control} />}
      </FormField>
      <ChoiceField label="Nobody is needed">
        {(control) => (
          <Checkbox
            {...control}
            checked={none}
            onChange={(event) => setNone(event.target.checked)}
          />
        )}
      </ChoiceField>
      {!none && <FigureFields form={form} />}
      <div>
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          Add exception
        </Button>
      </div>
    </form>
  );
}

function figuresOf({ minimum, target, maximum }: ExceptionForm): Figures {
  return {
    minimum: numberOf(minimum),
    target: numberOf(target),
    maximum: maximum.trim() === '' ? null : numberOf(maximum),
  };
}

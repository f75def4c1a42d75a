// The form of a need: texts as people type them, checked with the same schema as on the server.
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { CoverNeed } from '#contract/api/cover';

export interface NeedForm {
  label: string;
  weekdays: string[];
  onHolidays: CoverNeed['onHolidays'];
  startTime: string;
  endTime: string;
  minimum: string;
  target: string;
  maximum: string;
  role: string;
  groupId: string;
  skills: { skillId: string; count: string }[];
  validFrom: string;
  validTo: string;
}

const NEW_NEED: NeedForm = {
  label: '',
  weekdays: ['1', '2', '3', '4', '5'],
  onHolidays: 'as-weekday',
  startTime: '09:00',
  endTime: '17:00',
  minimum: '1',
  target: '1',
  maximum: '',
  role: '',
  groupId: '',
  skills: [],
  validFrom: '',
  validTo: '',
};

export function formOf(need: CoverNeed | undefined): NeedForm {
  if (!need) return NEW_NEED;
  return {
    label: need.label,
    weekdays: need.weekdays.map(String),
    onHolidays: need.onHolidays,
    startTime: need.startTime,
    endTime: need.endTime,
    minimum: String(need.minimum),
    target: String(need.target),
    maximum: need.maximum === null ? '' : String(need.maximum),
    role: need.role ?? '',
    groupId: need.groupId ?? '',
    skills: need.skills.map(({ skillId, count }) => ({ skillId, count: String(count) })),
    validFrom: need.validFrom ?? '',
    validTo: need.validTo ?? '',
  };
}

/** What the server gets. A figure that isn't a number becomes one that the schema refuses. */
export function inputOf(form: NeedForm, locationId: string) {
  return {
    locationId,
    label: form.label,
    weekdays: form.weekdays.map(Number),
    onHolidays: form.onHolidays,
    startTime: form.startTime,
    endTime: form.endTime,
    minimum: numberOf(form.minimum),
    target: numberOf(form.target),
    maximum: form.maximum.trim() === '' ? null : numberOf(form.maximum),
    role: form.role.trim() || null,
    groupId: form.groupId || null,
    skills: form.skills.map(({ skillId, count }) => ({ skillId, count: numberOf(count) })),
    validFrom: form.validFrom || null,
    validTo: form.validTo || null,
  };
}

/** What a copy at another site asks for. */
export function copyOf(
  { id: _id, exceptions: _exceptions, ...need }: CoverNeed,
  locationId: string,
) {
  return { ...need, locationId };
}

/** Checks with a schema of the contract what `toInput` makes of the form, and says what is wrong beside the field. */
export function resolverOf<Form extends FieldValues>(
  schema: z.ZodType,
  toInput: (form: Form) => unknown,
): Resolver<Form> {
  return async (values) => {
    const { error } = schema.safeParse(toInput(values));
    if (!error) return { values, errors: {} };
    const errors = error.issues.map(({ path, message }) => [
      String(path[0]),
      { type: 'custom', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors.toReversed()) };
  };
}

export function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

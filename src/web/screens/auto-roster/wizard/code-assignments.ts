// Where, when and how long each code of a template is worked.
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { contentOf } from '#contract/template-content';
import type { CodeAssignment } from './wizard-state';

type Assignments = Record<string, CodeAssignment>;

export function templateAssignments(template: ShiftTemplate, locationId: string): Assignments {
  return Object.fromEntries(
    Object.entries(contentOf(template).codes).map(([code, { startTime, duration }]) => [
      code,
      { code, locationId, startTime, duration: duration / 60 },
    ]),
  );
}

/** The times of the template; the places stay. */
export function withTemplateTimes(template: ShiftTemplate, assigned: Assignments): Assignments {
  return mapCodes(templateAssignments(template, ''), (own) => ({
    ...own,
    locationId: assigned[own.code]?.locationId ?? '',
  }));
}

/** After the template itself was edited: the codes it has now, as far as known as they were. */
export function withCodesOf(
  template: ShiftTemplate,
  assigned: Assignments,
  locationId: string,
): Assignments {
  return mapCodes(templateAssignments(template, locationId), (own) => ({
    ...own,
    locationId: assigned[own.code]?.locationId || locationId,
  }));
}

/** Codes that nobody has given a place of their own follow the default. */
export function withDefaultLocation(
  assigned: Assignments,
  before: string,
  after: string,
): Assignments {
  return mapCodes(assigned, (one) =>
    one.locationId === '' || one.locationId === before ? { ...one, locationId: after } : one,
  );
}

export function withLocation(assigned: Assignments, locationId: string): Assignments {
  return mapCodes(assigned, (one) => ({ ...one, locationId }));
}

export function hasTemplateTimes(template: ShiftTemplate, assigned: Assignments): boolean {
  return Object.values(templateAssignments(template, '')).every(
    ({ code, startTime, duration }) =>
      assigned[code]?.startTime === startTime && assigned[code]?.duration === duration,
  );
}

function mapCodes(assigned: Assignments, how: (one: CodeAssignment) => CodeAssignment) {
  return Object.fromEntries(Object.entries(assigned).map(([code, one]) => [code, how(one)]));
}

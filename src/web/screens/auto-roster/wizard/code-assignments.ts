// Where, when and how long each code of a template is worked.
import type { RosterTemplate } from '../../../data/shift-templates';
import { timeOfMinutes } from '../../../platform/minutes';
import type { CodeAssignment } from './wizard-state';

type Assignments = Record<string, CodeAssignment>;

export function templateAssignments(template: RosterTemplate, locationId: string): Assignments {
  return Object.fromEntries(
    Object.entries(template.codes).map(([code, { start, duration }]) => [
      code,
      { code, locationId, startTime: timeOfMinutes(start), duration },
    ]),
  );
}

/** Times of the template; the sites stay. */
export function withTemplateTimes(template: RosterTemplate, assigned: Assignments): Assignments {
  return mapCodes(templateAssignments(template, ''), (own) => ({
    ...own,
    locationId: assigned[own.code]?.locationId ?? '',
  }));
}

/** Codes of an edited template; those it had before keep their site. */
export function withCodesOf(
  template: RosterTemplate,
  assigned: Assignments,
  locationId: string,
): Assignments {
  return mapCodes(templateAssignments(template, locationId), (own) => ({
    ...own,
    locationId: assigned[own.code]?.locationId || locationId,
  }));
}

/** Codes without their own site follow the default. */
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

export function hasTemplateTimes(template: RosterTemplate, assigned: Assignments): boolean {
  return Object.values(templateAssignments(template, '')).every(
    ({ code, startTime, duration }) =>
      assigned[code]?.startTime === startTime && assigned[code]?.duration === duration,
  );
}

function mapCodes(assigned: Assignments, how: (one: CodeAssignment) => CodeAssignment) {
  return Object.fromEntries(Object.entries(assigned).map(([code, one]) => [code, how(one)]));
}

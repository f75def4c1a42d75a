// What the designer found, in words.
import type { Design, DesignRequest } from '#contract/api/patterns';
import { LIMITS } from '#contract/limits';
import { agree, counted } from '#engine/counted';
import { isOffCode } from '#engine/rotation/pattern';
import type { CountedOut } from '#optimiser/rotation/counted-out';
import type { Change } from '#optimiser/rotation/offer-rotations';
import type { Rotation } from '#optimiser/rotation/rotation-problem';
import type { DesignMessage } from './design-worker';

export function designAnswer(request: DesignRequest, offer: DesignMessage): Design {
  const nothing = { rotations: [], relaxations: [] };
  if (offer.outcome === 'too large')
    return {
      ...nothing,
      outcome: 'open',
      sentence:
        'This was too much for the designer, so we stopped it. Try fewer people or fewer shifts.',
    };
  if (offer.outcome === 'open')
    return {
      ...nothing,
      outcome: 'open',
      sentence: `We found no answer in ${LIMITS.designSeconds} seconds. Try fewer rules, or longer blocks.`,
    };
  if (offer.outcome === 'found')
    return {
      ...nothing,
      outcome: 'found',
      sentence: `Found ${counted(offer.rotations.length, 'rotation')}. Each keeps every rule.`,
      rotations: offer.rotations.map((rotation) => codesOf(request, rotation)),
    };
  const why = offer.because
    ? `No rotation exists: ${becauseText(request, offer.because)}`
    : 'None was found to exist.';
  const how =
    offer.relaxations.length === 0
      ? 'No single small change gives one. Loosen two or more rules, or add people.'
      : agree(
          offer.relaxations.length,
          'This change gives one:',
          'Each of these changes gives one:',
        );
  return {
    ...nothing,
    outcome: 'none',
    sentence: `${why} ${how}`,
    relaxations: offer.relaxations.map(({ change }) => ({
      text: changeText(request, change),
      request: changed(request, change),
    })),
  };
}

function codesOf({ shifts }: DesignRequest, rotation: Rotation): string[] {
  return rotation.map((kind) => (kind === 0 ? 'OFF' : (shifts[kind - 1]?.code ?? 'OFF')));
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function becauseText(request: DesignRequest, because: CountedOut): string {
  if (because.reason === 'heads')
    return `there are ${request.people} in all, and ${WEEKDAYS[because.weekday]} asks for ${counted(because.asked, 'person', 'people')}.`;
  if (because.reason === 'free weekends')
    return `the shifts of Saturday and Sunday leave ${counted(because.possible, 'free weekend')}, and you ask for ${request.freeWeekends}.`;
  const code = because.kind === undefined ? undefined : request.shifts[because.kind]?.code;
  return code === undefined
    ? "the days of work and the days off don't fit into blocks of these lengths."
    : `the days of ${code} don't fit into blocks of this length.`;
}

function changeText({ shifts, people }: DesignRequest, change: Change): string {
  if (change.what === 'people') {
    const more = counted(change.to - people, 'more person', 'more people');
    return `With ${more}, so ${change.to} in all`;
  }
  if (change.what === 'free weekends') return `With ${counted(change.to, 'free weekend')}`;
  if (change.what === 'sequence') {
    const names = change.forbidden.map((kind) =>
      kind === 0 ? 'a day off' : (shifts[kind - 1]?.code ?? ''),
    );
    return `If ${names.join(' then ')} is allowed`;
  }
  const days = counted(change.to, 'day');
  if (change.what === 'block min') return `With ${shifts[change.kind]?.code} from ${days} in a row`;
  if (change.what === 'block max')
    return `With ${shifts[change.kind]?.code} for up to ${days} in a row`;
  const what = change.what.startsWith('work') ? 'of work' : 'off';
  return change.what.endsWith('min')
    ? `With blocks from ${days} ${what}`
    : `With blocks of up to ${days} ${what}`;
}

/** The request that asks for what the change gives. */
function changed(request: DesignRequest, change: Change): DesignRequest {
  const { work, off, shifts, forbidden } = request;
  switch (change.what) {
    case 'people':
      return { ...request, people: change.to };
    case 'free weekends':
      return { ...request, freeWeekends: change.to };
    case 'work min':
      return { ...request, work: { ...work, min: change.to } };
    case 'work max':
      return { ...request, work: { ...work, max: change.to } };
    case 'off min':
      return { ...request, off: { ...off, min: change.to } };
    case 'off max':
      return { ...request, off: { ...off, max: change.to } };
    case 'block min':
    case 'block max': {
      const side = change.what === 'block min' ? 'min' : 'max';
      return {
        ...request,
        shifts: shifts.map((shift, kind) =>
          kind === change.kind ? { ...shift, block: { ...shift.block, [side]: change.to } } : shift,
        ),
      };
    }
    case 'sequence': {
      const codes = change.forbidden.map((kind) => (kind === 0 ? '' : shifts[kind - 1]?.code));
      const isIt = (sequence: readonly string[]) =>
        sequence.length === codes.length &&
        sequence.every((code, at) => (isOffCode(code) ? codes[at] === '' : code === codes[at]));
      return { ...request, forbidden: forbidden.filter((sequence) => !isIt(sequence)) };
    }
  }
}

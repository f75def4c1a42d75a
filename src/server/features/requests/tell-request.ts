// Who is told of a step of a request, and in which words.
import { sql } from 'kysely';
import type { RequestState } from '#contract/api/requests';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { tellPeople } from '../notices/tell-people';
import type { RequestRow } from './requests.queries';
import { shiftText } from './shift-text';

interface Told {
  /** Employees, or everyone who may decide it. */
  people: readonly string[] | 'managers';
  kind: 'request_asked' | 'request_answered' | 'request_decided';
  title: string;
  lines: { who: string | null; text: string }[];
}

/** How a kind of requests tells its people. */
export type NewsOf = (request: RequestRow, step: StepTaken) => Told[];

interface StepTaken {
  was: RequestState | null;
  by: { id: string | null; name: string } | null;
  note: string | null;
}

const URGENT_MS = 24 * 3_600_000;

/** Each person is told once of a step, however many parts they have in it. */
export async function tellRequest(
  scope: TenantScope,
  request: RequestRow,
  step: StepTaken & { at: Instant },
  newsOf: NewsOf = usualNewsOf(request),
): Promise<void> {
  for (const { people, kind, title, lines } of newsOf(request, step)) {
    const users = await listUsers(scope, request, people);
    const subject = { title, lines, link: { label: 'Open requests', path: '/requests' } };
    await tellPeople(
      scope,
      users.filter((id) => id !== step.by?.id),
      {
        kind,
        subject,
        urgent: Date.parse(request.starts_at) - step.at < URGENT_MS,
        once: `request ${request.id} ${request.version}`,
      },
      step.at,
    );
  }
}

function usualNewsOf(request: RequestRow): NewsOf {
  if (request.kind === 'claim') return newsOfClaim;
  return asksForCover(request) ? newsOfCover : newsOfTrade;
}

/** Marks a give that a manager asks about, because the shift's person can't work it. */
export const COVER_DETAILS = { cover: true };

export function asksForCover({ kind, details }: Pick<RequestRow, 'kind' | 'details'>): boolean {
  return kind === 'give' && details.cover === true;
}

/** Nobody decides what they are part of, so nobody is asked to. */
async function listUsers(
  { db, orgId }: TenantScope,
  { parties }: RequestRow,
  people: Told['people'],
): Promise<string[]> {
  const managers = people === 'managers';
  const ids = managers ? parties.map(({ employee_id }) => employee_id) : people;
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from memberships m
    left join employees e on e.org_id = m.org_id and e.user_id = m.user_id
    where m.org_id = ${orgId} and case when ${managers}
      then m.role <> 'employee' and (e.id is null or e.id <> all(${ids}::uuid[]))
      else e.id = any(${ids}::uuid[]) end`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

function newsOfTrade(request: RequestRow, { was, by, note }: StepTaken): Told[] {
  const given = request.shifts.find(({ side }) => side === 'given');
  const what = given ? shiftText(given) : 'a shift';
  const asker = request.parties.filter(({ part }) => part === 'asker');
  const partner = request.parties.filter(({ part }) => part === 'partner');
  const ids = (parties: typeof asker) => parties.map(({ employee_id }) => employee_id);
  const both = ids([...asker, ...partner]);
  const ring = request.kind === 'ring';
  const shift = ring ? ringLines(request) : [{ who: null, text: what }];
  const because = note === null ? [] : [{ who: by?.name ?? null, text: note }];
  const decided = (title: string, people = both): Told[] => [
    { people, kind: 'request_decided', title, lines: [...shift, ...because] },
  ];
  switch (request.state) {
    case 'asked':
      return newsOfAsking(request, what);
    case 'waiting':
      return [
        {
          people: ring ? both : ids(asker),
          kind: 'request_answered',
          title: ring ? 'Everyone accepted' : 'A colleague accepted',
          lines: [
            ...partner.map(({ name }) => ({ who: name, text: 'accepted' })),
            ...(ring ? ringLines(request) : []),
            {
              who: null,
              text: ring
                ? RING_WAITS
                : `${what}. A manager decides next. Until then, the shift is yours.`,
            },
          ],
        },
        {
          people: 'managers',
          kind: 'request_asked',
          title: 'A request waits for a decision',
          lines: [
            {
              who: request.employee_name,
              text: `wants to ${ring ? 'swap' : request.kind} ${what}`,
            },
            ...partner.map(({ name }) => ({ who: name, text: 'accepted' })),
          ],
        },
      ];
    case 'done':
      return decided(request.kind === 'give' ? 'A shift changed hands' : 'A swap is done');
    case 'refused':
      return decided('A manager refused a request');
    case 'declined':
      return [
        {
          people: both,
          kind: 'request_answered',
          title: ring ? 'A colleague declined the swap' : 'Nobody accepted your request',
          lines: [...shift, { who: null, text: STAYS[ring ? 'ring' : 'trade'] }],
        },
      ];
    case 'withdrawn':
      return was === 'waiting' || ring ? decided('A request was withdrawn') : [];
    case 'expired':
      return decided('A request expired');
    case 'void':
      return decided('A request ended because the roster changed');
    default:
      return request.state satisfies never;
  }
}

const STAYS = {
  trade: 'The shift is still yours.',
  ring: 'Everyone keeps the shift that they have.',
};
const RING_WAITS = 'A manager decides next. Until then, everyone keeps the shift that they have.';

/** Who gets what. */
function ringLines({ shifts, parties }: RequestRow): Told['lines'] {
  const nameOf = (id: string) => parties.find(({ employee_id }) => employee_id === id)?.name ?? '';
  return shifts.map((shift) => ({
    who: nameOf(shift.receiver_id ?? ''),
    text: `gets ${shiftText(shift)} from ${shift.employee_name}`,
  }));
}

function newsOfAsking(request: RequestRow, what: string): Told[] {
  const { kind, shifts, parties, employee_name } = request;
  const candidates = parties.filter(({ part, answer }) => part === 'candidate' && !answer);
  return candidates.map(({ employee_id }) => {
    const own = shifts.filter(
      (shift) => shift.side === 'wanted' && shift.employee_id === employee_id,
    );
    return {
      people: [employee_id],
      kind: 'request_asked',
      title: kind === 'give' ? 'A colleague offers you a shift' : 'A colleague asks you to swap',
      lines:
        kind === 'ring'
          ? ringLines(request)
          : [
              { who: employee_name, text: `offers ${what}` },
              ...own.map((shift) => ({ who: null, text: `For your shift: ${shiftText(shift)}` })),
            ],
    };
  });
}

/** Why the person can't work it is nobody else's business. They are told when the shift has changed hands. */
function newsOfCover({ state, shifts, parties }: RequestRow, { by }: StepTaken): Told[] {
  const [shift] = shifts;
  const what = shift ? shiftText(shift) : 'a shift';
  const candidates = parties.filter(({ part, answer }) => part === 'candidate' && !answer);
  const partner = parties.find(({ part }) => part === 'partner')?.name ?? 'A colleague';
  const toManagers = (title: string, line: Told['lines'][number]): Told[] => [
    { people: 'managers', kind: 'request_answered', title, lines: [line] },
  ];
  switch (state) {
    case 'asked':
      return [
        {
          people: candidates.map(({ employee_id }) => employee_id),
          kind: 'request_asked',
          title: 'Can you work this shift?',
          lines: [{ who: by?.name ?? null, text: `asks whether you can work ${what}` }],
        },
      ];
    case 'done':
      return toManagers('Someone works the shift', { who: partner, text: `works ${what}` });
    case 'declined':
    case 'expired':
      return toManagers('Nobody accepted the shift', {
        who: null,
        text: `${what}. Nobody you asked works it.`,
      });
    case 'withdrawn':
    case 'void':
      return [
        {
          people: candidates.map(({ employee_id }) => employee_id),
          kind: 'request_decided',
          title: 'A shift no longer needs you',
          lines: [{ who: null, text: `${what}. You don't have to answer any more.` }],
        },
      ];
    case 'waiting':
    case 'refused':
      return [];
    default:
      return state satisfies never;
  }
}

function newsOfClaim(request: RequestRow, { by, note }: StepTaken): Told[] {
  const [shift] = request.shifts;
  const what = shift ? shiftText(shift) : 'an open shift';
  const because = note === null ? [] : [{ who: by?.name ?? null, text: note }];
  const toAsker = (title: string): Told[] => [
    {
      people: [request.employee_id],
      kind: 'request_decided',
      title,
      lines: [{ who: null, text: what }, ...because],
    },
  ];
  switch (request.state) {
    case 'asked':
    case 'waiting':
      return [
        {
          people: 'managers',
          kind: 'request_asked',
          title: 'Someone wants an open shift',
          lines: [{ who: request.employee_name, text: `wants ${what}` }],
        },
      ];
    case 'done':
      return toAsker('You got the open shift');
    case 'refused':
    case 'declined':
    case 'void':
      return toAsker("You didn't get the open shift");
    case 'expired':
      return toAsker('Nobody decided who gets the open shift');
    case 'withdrawn':
      return [];
    default:
      return request.state satisfies never;
  }
}

// Binds each endpoint of the contract to a handler. `admit` lists the checks of every call, in order.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OverrideInput } from '#contract/api/overrides';
import {
  type AnswerOf,
  type AnyEndpoint,
  type BodyOf,
  changesState,
  type ParamsOf,
  type QueryOf,
  successStatus,
} from '#contract/endpoint';
import { AppError } from '#contract/errors';
import {
  can,
  type MemberRight,
  needsMembership,
  type Right,
  type RightOf,
  ruleOf,
} from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import type { Instant } from '#engine/time/kinds';
import type { Database, Db, Scope, TenantScope, Viewpoint } from '../db/database';
import { passFaultPoint } from '../fault-points';
import { type IdempotentCall, once } from './idempotency';
import type { KioskCaller, Kiosks } from './kiosks';
import { createKnownBrowsers } from './known-browsers';
import { parseInput } from './parse-input';
import { requireSameOrigin } from './same-origin';
import type { Session, SessionChange, Sessions } from './sessions';
import { createSignInSteps } from './sign-in-steps';
import { createSignups } from './signups';
import type { StorageGuard } from './storage-guard';

type Member = SessionUser & { org_id: string; role: NonNullable<SessionUser['role']> };

type KioskRight = RightOf<'kiosk'>;

type UserOf<R extends Right> = R extends MemberRight
  ? Member
  : R extends KioskRight
    ? null
    : R extends 'use the front door'
      ? SessionUser | null
      : SessionUser;

type SessionOf<R extends Right> = R extends KioskRight
  ? null
  : R extends 'use the front door'
    ? Session | null
    : Session;

type ScopeOf<R extends Right> = R extends MemberRight | KioskRight ? TenantScope : Scope;

export interface Call<E extends AnyEndpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  user: UserOf<E['right']>;
  session: SessionOf<E['right']>;
  /** The tablet that calls, for the calls that only a tablet makes. */
  kiosk: E['right'] extends KioskRight ? KioskCaller : null;
  address: string;
  idempotencyKey: string | undefined;
  tab: string | undefined;
  /** What this browser holds of a signup that it has begun. */
  signupHash: Buffer | null;
  /** Gives a signal that is aborted when nobody waits for the answer any more. Few calls ask for it. */
  gone: () => AbortSignal;
  /** What a browser holds in which someone has signed in before. */
  browser: Buffer | null;
  /** Set when this browser has entered the right password and the second step is still to come. */
  stepHash: Buffer | null;
}

export interface Outcome<E extends AnyEndpoint> {
  answer: AnswerOf<E>;
  session?: SessionChange;
  /** Answers a repeat of the call when the first answer holds a secret that must not be stored. */
  repeat?: AnswerOf<E>;
}

/** Commits the effect of a call together with its idempotency record and session. */
export type Commit<E extends AnyEndpoint> = (
  viewpoint: Viewpoint,
  work: (scope: Scope) => Promise<Outcome<E>>,
) => Promise<Outcome<E>>;

/** The only way to serve a call: nothing gets a route unless the contract declares it. */
export interface Http {
  /** Runs the whole call in one transaction, with the view of the caller's organisation. */
  route<E extends AnyEndpoint>(
    endpoint: E,
    handler: (call: Call<E> & { scope: ScopeOf<E['right']> }) => Promise<AnswerOf<E>>,
  ): void;
  /** The same for calls that change the roster: each waits for those before it, and only then takes a connection. */
  routeRosterChange<E extends AnyEndpoint & { right: MemberRight }>(
    endpoint: E,
    handler: (call: Call<E> & { scope: TenantScope }) => Promise<AnswerOf<E>>,
  ): void;
  /** For calls with slow or outside work: they open the transaction themselves when they are ready. */
  routeInSteps<E extends AnyEndpoint>(
    endpoint: E,
    handler: (call: Call<E>, commit: Commit<E>) => Promise<Outcome<E>>,
  ): void;
  /** For calls that write their own answer, such as the event stream. */
  routeRaw<E extends AnyEndpoint>(
    endpoint: E,
    handler: (call: Call<E>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void;
}

export interface HttpParts {
  app: FastifyInstance;
  database: Database;
  sessions: Sessions;
  kiosks: Kiosks;
  storage: StorageGuard;
  publicUrl: URL;
  clock: () => Instant;
}

export function createHttp(parts: HttpParts): Http {
  const { app, database, sessions, kiosks } = parts;
  const signups = createSignups(parts.publicUrl);
  const knownBrowsers = createKnownBrowsers(parts.publicUrl);
  const steps = createSignInSteps(parts.publicUrl);

  async function admit<E extends AnyEndpoint>(
    endpoint: E,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Call<E>> {
    if (changesState(endpoint.method)) {
      requireSameOrigin(request, parts.publicUrl);
      if (!endpoint.worksWhenFull) await parts.storage.requireSpace();
    }
    const forKiosk = ruleOf(endpoint.right) === 'kiosk';
    const kiosk = forKiosk ? await kiosks.find(request) : null;
    if (forKiosk) requireKiosk(kiosk, endpoint);
    const session = forKiosk ? null : await sessions.find(request);
    if (!forKiosk) requireRight(session?.user ?? null, endpoint.right);
    if (needsMembership(endpoint.right)) requireSameOrganization(request, session);
    requireLasting(session?.user ?? null, endpoint);
    const { params, query, body } = parseInput(endpoint, request);
    // No call that takes an override can forget to ask: most of them are open to managers.
    if (carriesOverride(body)) requireRight(session?.user ?? null, 'override rules');
    return {
      params,
      query,
      body,
      user: session?.user ?? null,
      session,
      kiosk,
      address: request.ip,
      idempotencyKey: idempotencyKeyOf(request),
      tab: tabOf(request),
      signupHash: signups.hashOf(request),
      // No getter: whoever copies the call would make the signal, and V8 keeps what a getter holds, the whole call, until
      // it collects everything.
      gone: () => goneOf(reply),
      browser: knownBrowsers.hashOf(request),
      stepHash: steps.hashOf(request),
    } as Call<E>;
  }

  /** Whoever has no right to the call is refused before a body this large is read into memory. */
  function largeBody({ bodyBytes, right }: AnyEndpoint) {
    if (bodyBytes === undefined) return {};
    const onRequest = async (request: FastifyRequest) =>
      requireRight((await sessions.find(request))?.user ?? null, right);
    return { bodyLimit: bodyBytes, onRequest };
  }

  async function changeSession(
    db: Db,
    reply: FastifyReply,
    current: Session | null,
    change: SessionChange | undefined,
  ): Promise<void> {
    if (!change) return;
    if (change === 'ended') await sessions.end(db, reply, current);
    else if ('secondStepOf' in change) await steps.open(db, reply, change.secondStepOf);
    else if ('signupOf' in change) await signups.open(db, reply, change.signupOf);
    else if ('kioskOf' in change) await kiosks.open(db, reply, change.kioskOf);
    else if ('knownTo' in change) await knownBrowsers.remember(db, reply, change.knownTo);
    else {
      await sessions.open(db, reply, change);
      await knownBrowsers.remember(db, reply, change.userId);
    }
  }

  function send<E extends AnyEndpoint>(endpoint: E, reply: FastifyReply, body: string | null) {
    reply.code(successStatus(endpoint));
    return body === null ? reply.send() : reply.type('application/json').send(body);
  }

  function routeInSteps<E extends AnyEndpoint>(
    endpoint: E,
    handler: (call: Call<E>, commit: Commit<E>) => Promise<Outcome<E>>,
  ) {
    app.route({
      method: endpoint.method,
      url: pathOf(endpoint),
      ...largeBody(endpoint),
      handler: async (request, reply) => {
        const call = await admit(endpoint, request, reply);
        let written: string | null | undefined;
        const commit: Commit<E> = (viewpoint, work) =>
          database.transact(viewpoint, async (db) => {
            const record = await once(db, idempotentCall(endpoint, call, request));
            if (record.replay) {
              written = record.replay.body;
              const session = record.replay.session;
              await changeSession(db, reply, call.session, session);
              return { answer: undefined as AnswerOf<E>, ...(session ? { session } : {}) };
            }
            const outcome = await work({ db });
            written = bodyOf(endpoint, outcome.answer);
            await changeSession(db, reply, call.session, outcome.session);
            const kept = 'repeat' in outcome ? bodyOf(endpoint, outcome.repeat) : written;
            await record.keep(kept, outcome.session);
            return outcome;
          });
        const outcome = await handler(call, commit);
        if (import.meta.env.MODE === 'faults' && changesState(endpoint.method))
          passFaultPoint('after-commit-before-reply');
        return send(
          endpoint,
          reply,
          written === undefined ? bodyOf(endpoint, outcome.answer) : written,
        );
      },
    });
  }

  /** The whole call in one transaction. */
  function inOneStep<E extends AnyEndpoint, S>(
    handler: (call: Call<E> & { scope: S }) => Promise<AnswerOf<E>>,
  ) {
    return (call: Call<E>, commit: Commit<E>) =>
      commit(viewpointOf(call), async ({ db }) => {
        const orgId = call.kiosk?.org_id ?? call.user?.org_id;
        const scope = { db, orgId, tab: call.tab, now: parts.clock() } as S;
        return { answer: await handler({ ...call, scope }) };
      });
  }

  return {
    routeInSteps,
    route: (endpoint, handler) => routeInSteps(endpoint, inOneStep(handler)),
    routeRosterChange(endpoint, handler) {
      const change = inOneStep(handler);
      routeInSteps(endpoint, (call, commit) =>
        database.inRosterTurn(call.user?.org_id ?? '', () => change(call, commit), call.gone()),
      );
    },
    routeRaw(endpoint, handler) {
      app.route({
        method: endpoint.method,
        url: pathOf(endpoint),
        handler: async (request, reply) =>
          handler(await admit(endpoint, request, reply), request, reply),
      });
    },
  };
}

/** Whoever calls: a person, a tablet, or a stranger. */
interface CallerOf {
  user: SessionUser | null;
  kiosk: KioskCaller | null;
}

/** Contract paths use OpenAPI's {id}, Fastify uses :id. */
function pathOf(endpoint: AnyEndpoint): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function carriesOverride(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('override' in body)) return false;
  const override = body.override as OverrideInput | undefined;
  return override !== undefined && !override.onlyWishes;
}

/** Aborts when the caller leaves without their answer. After it, the abort alone would take a tenth of a small read. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.closed) leave();
  else raw.once('close', leave);
  return controller.signal;
}

function viewpointOf({ user, kiosk }: CallerOf): Viewpoint {
  return { orgId: kiosk?.org_id ?? user?.org_id ?? null, userId: user?.id ?? null };
}

function requireKiosk(kiosk: KioskCaller | null, { method }: AnyEndpoint): void {
  if (!kiosk) throw new AppError('not_a_kiosk');
  if (kiosk.ending && changesState(method)) throw new AppError('being_deleted');
}

function requireRight(user: SessionUser | null, right: Right): void {
  if (can(user, right)) return;
  if (!user) throw new AppError('not_signed_in');
  if (user.must_change_password) throw new AppError('password_change_required');
  if (user.must_set_up_two_step) throw new AppError('two_step_required');
  if (needsMembership(right) && !user.role) throw new AppError('no_organization');
  throw new AppError('forbidden');
}

/** An organisation that is being deleted stays as it was when its archive was offered. */
function requireLasting(user: SessionUser | null, { method, right }: AnyEndpoint): void {
  if (!user?.org_deletes_at || !changesState(method) || !needsMembership(right)) return;
  if (right === 'delete organisation' || right === 'leave organisation') return;
  throw new AppError('being_deleted');
}

/** A tab says which organisation it shows. Another tab may have switched since, and they share the session. */
function requireSameOrganization(request: FastifyRequest, session: Session | null): void {
  const shown = request.headers['x-muster-organization'];
  if (shown !== undefined && shown !== session?.user.org_id) {
    throw new AppError('other_organization');
  }
}

/** The response schema drops undeclared fields, so a column added later can't leak. */
function bodyOf(endpoint: AnyEndpoint, answer: unknown): string | null {
  return endpoint.response ? JSON.stringify(endpoint.response.parse(answer)) : null;
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** A notification has room for 8,000 bytes, so the name of a tab must be short. */
function tabOf(request: FastifyRequest): string | undefined {
  const tab = request.headers['x-muster-tab'];
  return typeof tab === 'string' && /^[\w-]{1,40}$/.test(tab) ? tab : undefined;
}

function idempotentCall(
  endpoint: AnyEndpoint,
  call: CallerOf,
  request: FastifyRequest,
): IdempotentCall | undefined {
  const key = idempotencyKeyOf(request);
  if (!changesState(endpoint.method) || key === undefined) return undefined;
  // A repeat of a call that moves the session may come from the organisation it has moved to.
  const orgId = needsMembership(endpoint.right) ? call.user?.org_id : undefined;
  return {
    key,
    caller: `${call.kiosk?.id ?? call.user?.id ?? 'anonymous'} ${orgId ?? ''}`,
    operation: `${request.method} ${request.url}`,
    body: JSON.stringify(request.body ?? null),
  };
}

// Calls the server by the contract's declarations and turns every failure into '409: sentence'.
import type { FoundByRule } from '#contract/api/rules';
import { type CallArguments, changesState, type ResponseOf, urlOf } from '#contract/endpoint';
import type { Calls } from '#contract/endpoints';
import type { FieldError } from '#contract/errors';
import { isPersonActive } from './activity';
import { askTogether } from './ask-together';
import { newUuid } from './new-uuid';
import { noteServerTime } from './server-time';
import { statusText } from './status-text';

export class ApiError extends Error {
  readonly status: number;
  /** The message without its status. */
  readonly sentence: string;
  readonly code: string | undefined;
  readonly fields: FieldError[];
  /** What the rules found, for a change that they block. */
  readonly found: FoundByRule;

  constructor(
    status: number,
    sentence: string,
    code?: string,
    { errors = [], findings = [], counts = [] }: Omit<Problem, 'detail' | 'code'> = {},
  ) {
    super(status === 0 ? sentence : `${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.code = code;
    this.fields = errors;
    this.found = { counts, findings };
  }
}

interface Problem extends Partial<FoundByRule> {
  detail: string;
  code: string;
  errors?: FieldError[];
}

interface CallOptions {
  signal?: AbortSignal;
  /** false: a session that has ended is an answer, not a reason to ask for the password. */
  ask?: false;
  /** The ETag of what is known; while it is still true, the call fails with status 304. */
  ifNoneMatch?: string;
}

/** Asks the person to sign in again; true when they did. */
type Reauthenticate = () => Promise<boolean>;
let reauthenticate: Reauthenticate | undefined;

/** Set while someone is signed in, so that a session that ends during work is renewed in place. */
export function onSessionEnd(ask: Reauthenticate | undefined): void {
  reauthenticate = ask;
}

let shownOrganization: () => string | null | undefined = () => undefined;
let onOther: (() => void) | undefined;

/** The organisation on screen goes with every call: a tab that shows one must not write into another. */
export function showOrganization(shown: typeof shownOrganization): void {
  shownOrganization = shown;
}

/** Set to hear that another tab has switched the organisation. */
export function onOtherOrganization(listener: typeof onOther): void {
  onOther = listener;
}

let renewal: Promise<boolean> | undefined;
let renewals = 0;

/** One question for all the calls that find the session ended. */
function renewSession(ask: Reauthenticate): Promise<boolean> {
  renewal ??= ask()
    .then((renewed) => {
      if (renewed) renewals += 1;
      return renewed;
    })
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}

type AnyInput = { params?: unknown; query?: unknown; body?: unknown } & CallOptions;

/**
 * A call is named by its method and path, so that no schema is loaded with it. E only gives its declaration
 * a name: written out twice, the compiler would work out the types of all calls at once.
 */
export function call<Name extends keyof Calls, E = Calls[Name]>(
  name: Name,
  ...input: CallArguments<E, CallOptions>
): Promise<ResponseOf<E>>;
export async function call(name: string, input: AnyInput = {}): Promise<unknown> {
  const request = requestOf(name, input);
  if (request.init.method === 'GET' && !input.ifNoneMatch) {
    const found = await askTogether(request.url, request.init);
    if (found) return found.answer;
  }
  const renewalsBefore = renewals;
  let response = await send(request);
  if (response.status === 401 && reauthenticate && input.ask !== false) {
    // An answer to the old session may arrive after the new one began: that is no reason to ask again.
    const renewed = renewals > renewalsBefore || (await renewSession(reauthenticate));
    if (renewed) response = await send(request);
  }
  if (!response.ok) {
    const error = await errorOf(response);
    if (error.code === 'other_organization') onOther?.();
    throw error;
  }
  const text = await response.text();
  if (text === '') return undefined;
  if (response.headers.get('content-type')?.startsWith('text/csv')) return text;
  try {
    return JSON.parse(text);
  } catch {
    // A page for people in place of the answer: some network wants a sign-in of its own.
    throw new ApiError(
      0,
      'Your network replied instead of Muster. You may need to sign in to the Wi-Fi.',
    );
  }
}

/** Names this tab to the server, so that it can tell its own changes among the live events. */
export const TAB = newUuid();

interface OutgoingRequest {
  url: string;
  init: RequestInit;
}

function requestOf(name: string, input: AnyInput): OutgoingRequest {
  const [method = '', path = ''] = name.split(' ');
  const writes = changesState(method);
  const shown = shownOrganization();
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  return {
    url: urlOf({ path }, input),
    init: {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json, application/problem+json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(input.ifNoneMatch ? { 'if-none-match': input.ifNoneMatch } : {}),
        ...(writes ? { 'idempotency-key': newUuid(), 'x-muster-tab': TAB } : {}),
        ...(shown ? { 'x-muster-organization': shown } : {}),
        ...(isPersonActive() ? {} : { 'x-muster-background': '1' }),
      },
      ...(body === undefined ? {} : { body }),
      ...(input.signal ? { signal: input.signal } : {}),
    },
  };
}

const WAITS_MS = [300, 1_000];

/** The reply may have been lost on the way: with the same Idempotency-Key, asking again is safe. */
async function send({ url, init }: OutgoingRequest): Promise<Response> {
  for (const wait of WAITS_MS) {
    try {
      const response = await fetchOnce(url, init);
      if (!isFromGateway(response)) return response;
      await new Promise((resolve) => setTimeout(resolve, wait));
    } catch (error) {
      if (init.signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  try {
    return await fetchOnce(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, "We can't reach Muster. Check your connection.");
  }
}

/** Of several servers one went away, and the proxy in front says so; Muster's own refusals are problems. */
function isFromGateway({ status, headers }: Response): boolean {
  const own = headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  return (status === 502 || status === 503) && !own;
}

async function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const askedAt = Date.now();
  const response = await fetch(url, init);
  noteServerTime(response.headers.get('date'), askedAt);
  return response;
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/problem+json')) {
    const problem = JSON.parse(text) as Problem;
    return new ApiError(response.status, problem.detail, problem.code, problem);
  }
  return new ApiError(response.status, statusText(response.status, type, text));
}

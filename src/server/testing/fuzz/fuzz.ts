// Sends the requests of a seed, a few at a time, and collects the outcomes.
import { type Answer, send } from './client';
import { faultOf } from './fault-of-answer';
import { countOverlaps, hashOrganization } from './invariants';
import { type FuzzRequest, makeRequest } from './make-request';
import { addCanaryOrganization, createWorld, type Ground } from './world';

export interface Run {
  port: number;
  ground: Ground;
  seed: number;
  /** The number of the first request. */
  from: number;
  count: number;
}

export interface Outcome {
  request: FuzzRequest;
  status: number;
  ms: number;
  fault: string | undefined;
}

export interface FuzzResult {
  outcomes: Outcome[];
  /** Sentences about broken invariants. */
  broken: string[];
}

/** How many requests share one organisation before a new one is made. */
const BLOCK = 100;
const LANES = 4;

export async function fuzz({ port, ground, seed, from, count }: Run): Promise<FuzzResult> {
  const canary = await addCanaryOrganization(ground, seed);
  const before = await hashOrganization(ground, canary.orgId);
  const outcomes: Outcome[] = [];
  for (let begin = from; begin < from + count; begin += BLOCK) {
    const world = await createWorld(ground, seed, begin, canary);
    let next = begin;
    const end = Math.min(begin + BLOCK, from + count);
    const lane = async () => {
      while (next < end) {
        const request = makeRequest(seed, next++, world);
        await world.reopenSession(request.caller);
        outcomes.push(outcomeOf(request, await send(port, request)));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  const broken: string[] = [];
  const overlaps = await countOverlaps(ground);
  if (overlaps > 0) broken.push(`${overlaps} pairs of shifts overlap.`);
  if ((await hashOrganization(ground, canary.orgId)) !== before) {
    broken.push('The organisation that nobody may touch has changed.');
  }
  return { outcomes, broken };
}

/** Drops the answer, because ten thousand of them would fill the memory. */
function outcomeOf(request: FuzzRequest, answer: Answer): Outcome {
  const fault = faultOf(request, answer);
  const kept = fault ? request : { ...request, body: Buffer.alloc(0) };
  return { request: kept, status: answer.status, ms: answer.ms, fault };
}

/** The curl command that repeats the request. */
export function asCurl({ method, target, headers, body, caller }: FuzzRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const short = (text: string) =>
    text.length > 1_000 ? `${text.slice(0, 300)}... (${text.length} characters)` : text;
  const shown = headers.filter(([name]) => !/^(host|connection|content-length)$/.test(name));
  return [
    `curl --path-as-is -X ${quoted(method)} ${quoted(`http://localhost:3000${short(target)}`)}`,
    ...shown.map(([name, value]) =>
      name === 'cookie' && /^muster=[\w-]{43}$/.test(value)
        ? `-H ${quoted(`cookie: muster=<the session of ${caller}>`)}`
        : `-H ${quoted(short(`${name}: ${value}`))}`,
    ),
    ...(body.length > 0 ? [`--data-binary ${quoted(short(body.toString('utf8')))}`] : []),
  ].join(' ');
}

// Says what is wrong with an answer. Undefined when nothing is.
import type { Answer } from './client';
import type { FuzzRequest } from './make-request';
import { CANARY } from './world';

const LONGEST_SENTENCE = 600;

/** Stacks, files, libraries and SQL statements, which only help an attacker. */
const INTERNALS =
  /\n\s*at |Error:|\bzod\b|\bpg\b|node_modules|node:|\.[cm]?[jt]s\b|\/(src|dist|home|tmp|usr|work)\/|syntax error|\bselect .* from\b|violates|relation "|FST_|ECONN|\[object /i;

export function faultOf(request: FuzzRequest, answer: Answer): string | undefined {
  if (answer.status === 0) return noAnswerIsRight(request) ? undefined : 'no answer';
  if (answer.status >= 500) return `answered ${answer.status}: ${answer.body.slice(0, 200)}`;
  if (`${JSON.stringify(answer.headers)}${answer.body}`.includes(CANARY)) {
    return 'reveals a text of another organisation';
  }
  if (/^(\/\/|\\|https?:\/\/(?!localhost))/.test(answer.headers.location ?? '')) {
    return `sends the browser to ${answer.headers.location}`;
  }
  return answer.status >= 400 && request.method !== 'HEAD' ? faultOfRefusal(answer) : undefined;
}

function faultOfRefusal({ body, headers }: Answer): string | undefined {
  const type = headers['content-type'] ?? '';
  const problem = type.startsWith('application/problem+json');
  if (!problem && !type.startsWith('text/plain')) return `is refused as '${type}'`;
  const sentence = problem ? String(JSON.parse(body).detail) : body;
  if (sentence.length > LONGEST_SENTENCE) return `is refused in ${sentence.length} characters`;
  if (INTERNALS.test(sentence)) return `reveals internals: ${sentence}`;
  if (!/^\S.*[.!?]$/s.test(sentence)) return `is refused without a sentence: '${sentence}'`;
  return undefined;
}

/** Node closes the connection of a caller who asks for a tunnel. */
function noAnswerIsRight({ method }: FuzzRequest): boolean {
  return method === 'CONNECT';
}

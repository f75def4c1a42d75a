// Reads that begin in the same moment go to the server as one call. A page begins with a dozen: on a phone each call costs
// more than its answer, and a browser without HTTP/2 has six connections for all of them.
import type { Calls } from '#contract/endpoints';
import { noteServerTime } from './server-time';

interface Read {
  url: string;
  init: RequestInit;
  settle: (found: Found) => void;
}

/** Undefined when the read is to be asked alone. */
type Found = { answer: unknown } | undefined;

const PATH = '/api/answers' satisfies Calls['GET /api/answers']['path'];
/** Some proxies take an address of 8 kB at most. */
const LONGEST_ADDRESS = 4_000;

let begun: Read[] = [];

/** Only success is found here: the read that fails is asked alone, and says why. */
export function askTogether(url: string, init: RequestInit): Promise<Found> {
  return new Promise((settle) => {
    init.signal?.addEventListener('abort', () => settle(undefined), { once: true });
    if (begun.push({ url, init, settle }) === 1) queueMicrotask(askAll);
  });
}

function askAll(): void {
  const reads = begun;
  begun = [];
  const urls = [...new Set(reads.map(({ url }) => url))];
  const address = `${PATH}?of=${encodeURIComponent(urls.join(' '))}`;
  if (urls.length > 1 && address.length <= LONGEST_ADDRESS) void readAll(address, reads);
  else for (const { settle } of reads) settle(undefined);
}

async function readAll(address: string, reads: Read[]): Promise<void> {
  try {
    const askedAt = Date.now();
    const response = await fetch(address, { ...reads[0]?.init, signal: signalOf(reads) });
    noteServerTime(response.headers.get('date'), askedAt);
    if (response.ok && response.body) await readLines(response.body, reads);
  } catch {
    // No network, or something else replied: each read finds out by itself.
  }
  for (const { settle } of reads) settle(undefined);
}

/** Ends the call when nobody waits for any of its answers. */
function signalOf(reads: Read[]): AbortSignal {
  const all = new AbortController();
  const signals = reads.map(({ init }) => init.signal);
  for (const signal of signals)
    signal?.addEventListener('abort', () => {
      if (signals.every((each) => each?.aborted)) all.abort();
    });
  return all.signal;
}

/** Each answer is a line and is passed on as soon as it is there. */
async function readLines(body: ReadableStream<Uint8Array>, reads: Read[]): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const more = decoder.decode(part.value, { stream: true });
    text += more;
    if (!more.includes('\n')) continue;
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) takeLine(line, reads);
  }
}

function takeLine(line: string, reads: Read[]): void {
  // The first begins with a bracket, the others with a comma: together they are one list.
  const { of, answer } = JSON.parse(line.slice(1)) as { of: string; answer: unknown };
  for (const { url, settle } of reads) if (url === of) settle({ answer });
}

// 200 open rosters of 1,000 people and one change a second: the bytes sent for a change, and the time until everyone
// has seen it. By turns in the old way (each event makes every roster read its whole window) and in the new way.
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { LiveEvent } from '../../src/contract/api/events';
import type { RosterWindow } from '../../src/contract/api/roster-window';
import { mergeWindow } from '../../src/contract/merge-window';
import { prepare } from '../../src/server/startup';
import { openSessions } from './app';
import { percentile, say } from './measure';
import { startMuster } from './muster-process';
import { addOrganisation } from './organisation';
import { addShifts, WINDOW } from './shifts-of-a-month';

const ROSTERS = 200;
const TURNS = 3;
const CHANGES_A_TURN: Record<Way, number> = { old: 2, new: 10 };
const CHANGE_EVERY_MS = 1_000;
type Way = 'old' | 'new';

const path = `/api/roster?from=${WINDOW.from}&to=${WINDOW.to}`;
const agent = new Agent({ keepAlive: true });
const sockets = new Set<Socket>();
let way: Way = 'old';
/** Bytes that compression has saved. */
let saved = 0;

const muster = await startMuster('error');
const ground = await prepare('command');
const organisation = await addOrganisation(ground.database);
await addShifts(organisation);
await ground.database.pool.query('analyze');

interface Answer {
  text: string;
  revision: number;
}

const refused: Record<Way, number> = { old: 0, new: 0 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until it is answered: a server that has too much to do answers 503. */
async function ask(url: string, cookie: string): Promise<Answer> {
  for (;;) {
    const answer = await askOnce(url, cookie);
    if (answer) return answer;
    refused[way] += 1;
    await pause(200);
  }
}

/** Accepts compressed answers, as browsers do. */
function askOnce(url: string, cookie: string): Promise<Answer | undefined> {
  const headers = { cookie, 'accept-encoding': 'br', accept: 'application/json' };
  return new Promise((resolve, reject) => {
    get(muster.address + url, { agent, headers }, async (response) => {
      sockets.add(response.socket);
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const sent = Buffer.concat(chunks);
      const compressed = response.headers['content-encoding'] === 'br';
      const body = compressed ? brotliDecompressSync(sent) : sent;
      saved += body.length - sent.length;
      const revision = Number.parseInt(response.headers.etag?.replaceAll('"', '') ?? '', 10);
      if (response.statusCode === 200) resolve({ text: body.toString(), revision });
      else if (response.statusCode === 503) resolve(undefined);
      else reject(new Error(`${url}: ${response.statusCode}`));
    }).on('error', reject);
  });
}

function follow(cookie: string, onEvent: (event: LiveEvent) => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${muster.address}/api/events`, { agent: false, headers: { cookie } }, (response) => {
      sockets.add(response.socket);
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          if (block.startsWith('data: ')) onEvent(JSON.parse(block.slice('data: '.length)));
        }
      });
      resolve(response);
    }).on('error', reject);
  });
}

const sentAt = new Map<number, number>();
const seenAfter: Record<Way, number[]> = { old: [], new: [] };

/** An open roster. The first is the author's. */
async function openRoster(number: number, cookie: string) {
  let window = JSON.parse((await ask(path, cookie)).text) as RosterWindow;
  let wanted = window.revision;
  let reading = false;

  /** Reads once at a time, and again if something changed during the read. */
  async function catchUp(): Promise<void> {
    if (reading) return;
    reading = true;
    while (window.revision < wanted) {
      const since = way === 'new' ? `&since=${window.revision}` : '';
      const before = window.revision;
      const answer = await ask(path + since, cookie);
      // Parsing 200 windows of 107 kB would take this process's time, not the server's.
      window =
        number === 1
          ? mergeWindow(window, JSON.parse(answer.text))
          : { ...window, revision: answer.revision };
      const now = performance.now();
      for (let revision = before + 1; revision <= window.revision; revision += 1) {
        const start = sentAt.get(revision);
        if (number > 0 && start !== undefined) seenAfter[way].push(now - start);
      }
    }
    reading = false;
  }

  const stream = await follow(cookie, ({ roster }) => {
    const revision = roster?.revision ?? 0;
    if (way === 'new' && (roster?.tab === tabOf(number) || revision <= window.revision)) return;
    wanted = Math.max(wanted, revision);
    void catchUp();
  });
  return {
    stream,
    window: () => window,
    isBehind: (revision: number) => window.revision < revision,
    /** What the author's browser does with the answer to its change. */
    async takeOwn(revision: number) {
      if (way === 'new') window = { ...window, revision };
      else await ask(path, cookie);
    },
  };
}

const tabOf = (number: number) => `tab-${number}`;
const { orgId, siteId, peopleIds } = organisation;
const cookies = await openSessions(ground, orgId, ROSTERS);
const rosters: Awaited<ReturnType<typeof openRoster>>[] = [];
for (const [number, cookie] of cookies.entries()) rosters.push(await openRoster(number, cookie));
say(`${rosters.length} rosters of ${peopleIds.length} people are open, one change a second`);

let changes = 0;
let revision = 0;

async function change(): Promise<void> {
  revision += 1;
  sentAt.set(revision, performance.now());
  let response = await sendChange();
  while (response.status === 503) {
    refused[way] += 1;
    await pause(200);
    response = await sendChange();
  }
  const { cells } = (await response.json()) as { cells: RosterWindow };
  if (cells.revision !== revision) throw new Error('Someone else is changing the roster');
  changes += 1;
  await rosters[0]?.takeOwn(revision);
}

function sendChange(): Promise<Response> {
  return fetch(`${muster.address}/api/shifts`, {
    method: 'POST',
    headers: {
      cookie: cookies[0] ?? '',
      'content-type': 'application/json',
      'x-muster-tab': tabOf(0),
    },
    body: JSON.stringify({
      // Every second person works at night, and is free at noon.
      employeeId: peopleIds[changes * 2],
      locationId: siteId,
      date: '2027-03-10',
      startTime: '12:00',
      endTime: '13:00',
    }),
  });
}

const bytes: Record<Way, { wire: number; plain: number; changes: number }> = {
  old: { wire: 0, plain: 0, changes: 0 },
  new: { wire: 0, plain: 0, changes: 0 },
};
const received = () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
async function takeTurn(next: Way): Promise<void> {
  way = next;
  const before = { wire: received(), saved };
  for (let number = 0; number < CHANGES_A_TURN[way]; number += 1) {
    const start = performance.now();
    await change();
    await pause(Math.max(0, CHANGE_EVERY_MS - (performance.now() - start)));
  }
  while (rosters.some((roster) => roster.isBehind(revision))) await pause(20);
  const wire = received() - before.wire;
  bytes[way].wire += wire;
  bytes[way].plain += wire + saved - before.saved;
  bytes[way].changes += CHANGES_A_TURN[way];
}

for (let turn = 0; turn < TURNS; turn += 1) {
  await takeTurn('old');
  await takeTurn('new');
}

const whole = JSON.parse((await ask(path, cookies[1] ?? '')).text) as RosterWindow;
const piecemeal = rosters[1]?.window();
if (JSON.stringify(cellsOf(whole)) !== JSON.stringify(piecemeal && cellsOf(piecemeal))) {
  throw new Error('The merged changes differ from the whole window');
}

function cellsOf({ rows, contents }: RosterWindow) {
  return rows.map(({ employee_id, cells }) => [
    employee_id,
    ...Array.from(cells, (code) => contents[code.charCodeAt(0) - 0x21]),
  ]);
}

const kB = (count: number) => `${(count / 1024).toFixed(1)} kB`;
for (const each of ['old', 'new'] as const) {
  const { wire, plain, changes: count } = bytes[each];
  const times = [50, 95, 99].map(
    (rank) => `p${rank} ${percentile(seenAfter[each], rank).toFixed(0)} ms`,
  );
  say(
    `${each} way: sent for a change ${kB(wire / count).padStart(11)}, before compression ${kB(plain / count).padStart(11)}; seen by the others after ${times.join('   ')}   of ${seenAfter[each].length}; ${refused[each]} calls refused`,
  );
}
const ofOneChange = (each: Way, kind: 'wire' | 'plain') => bytes[each][kind] / bytes[each].changes;
const ratio = (kind: 'wire' | 'plain') =>
  `${((100 * ofOneChange('new', kind)) / ofOneChange('old', kind)).toFixed(2)} %`;
say(`new / old: ${ratio('plain')} of the bytes, ${ratio('wire')} of the compressed ones`);
for (const { stream } of rosters) stream.destroy();
agent.destroy();
await ground.close();
await muster.stop();

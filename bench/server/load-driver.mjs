// Screens that poll and people who write, in a process of their own, so that the server never waits for them.
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 1_000;
const agent = new Agent({ keepAlive: true });

function ask(url, { method = 'GET', headers, body } = {}) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          etag: response.headers.etag,
          text,
          ms: performance.now() - start,
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** One call a second from each, spread over the second. Notes how long each took, or that it failed. */
async function repeat(callers, until, call) {
  const times = [];
  const failed = {};
  const fail = (reason) => {
    failed[reason] = (failed[reason] ?? 0) + 1;
  };
  await Promise.all(
    callers.map(async (caller, number) => {
      await delay((number / callers.length) * EVERY_MS);
      for (let turn = 0; performance.now() < until; turn += 1) {
        const next = performance.now() + EVERY_MS;
        try {
          const { status, ms } = await call(caller, turn);
          if (status < 400) times.push(ms);
          else fail(status);
        } catch (error) {
          fail(error.code ?? error.message);
        }
        await delay(Math.max(0, next - performance.now()));
      }
    }),
  );
  return { times, failed };
}

const WINDOW = 'from=2027-03-01&to=2027-03-28';

async function poll(address, poller) {
  const { cookie, etag, revision } = poller;
  const since = revision ? `&since=${revision}` : '';
  const answer = await ask(`${address}/api/roster?${WINDOW}${since}`, {
    headers: { cookie, ...(etag ? { 'if-none-match': etag } : {}) },
  });
  if (answer.status === 200) {
    poller.etag = answer.etag;
    poller.revision = /"revision":(\d+)/.exec(answer.text)?.[1];
  }
  return answer;
}

function write(address, { cookie, employeeId }, turn) {
  const cells = [{ employeeId, dates: ['2027-03-10'] }];
  return ask(`${address}/api/roster/cells`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ action: turn % 2 === 0 ? 'sick' : 'off', cells }),
  });
}

function openStream(address, { cookie }) {
  return new Promise((resolve, reject) => {
    const call = request(`${address}/api/events`, { agent: false, headers: { cookie } });
    call.on('response', (response) => {
      response.on('error', () => undefined);
      resolve(response.resume());
    });
    call.on('error', reject);
    call.end();
  });
}

process.on('message', async ({ address, pollers, writers, seconds, bare }) => {
  const streams = bare ? [] : await Promise.all(pollers.map((each) => openStream(address, each)));
  const until = performance.now() + seconds * 1_000;
  const plain = () => ask(address);
  const [polls, writes] = await Promise.all([
    repeat(pollers, until, bare ? plain : (poller) => poll(address, poller)),
    repeat(writers, until, bare ? plain : (writer, turn) => write(address, writer, turn)),
  ]);
  for (const stream of streams) stream.destroy();
  process.send({ polls, writes });
});

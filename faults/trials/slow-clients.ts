// F12: hundreds of sockets that send a byte a second, and event streams that nobody reads.
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { newMuster } from '../muster';
import { newOrganisation } from '../organisation';
import { patienceFor, type Trial, until } from '../trial';
import { startWriters } from '../writers';

const SLOW = 300;
const DEAF = 20;
const P95_MS = 500;
const GROWTH_MB = 50;

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Half of them never finish the head of a request, half never its body. */
function slowSocket(port: number, inBody: boolean): Socket {
  const socket = connect(port, 'localhost');
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n`;
  if (inBody) socket.write(`${head}\r\n`);
  else socket.write('GET /api/health HTTP/1.1\r\nx-slow: ');
  const timer = setInterval(() => socket.write('a'), 1_000);
  socket.on('error', () => undefined);
  socket.on('close', () => clearInterval(timer));
  socket.resume();
  return socket;
}

export const slowClients: Trial = {
  id: 'F12',
  title: `${SLOW} sockets at a byte a second and ${DEAF} event streams that are not read`,
  async run(ground) {
    const muster = await newMuster(ground, { dataDir: await ground.newFolder('slow') });
    await muster.start();
    const organisation = await newOrganisation(muster);
    const port = Number(new URL(muster.url).port);
    const deaf = await Promise.all(
      Array.from({ length: DEAF }, () => organisation.call('GET', '/api/events')),
    );
    ground.afterwards(async () => {
      for (const stream of deaf) await stream.body?.cancel().catch(() => undefined);
    });
    await read(organisation.call, 200);
    const before = memoryOf(muster.pid());
    const sockets = Array.from({ length: SLOW }, (_, index) => slowSocket(port, index % 2 === 0));
    ground.afterwards(async () => {
      for (const socket of sockets) socket.destroy();
    });
    const writers = await startWriters(ground, organisation, { writers: 2 });
    const times = await read(organisation.call, 300);
    await until('writes go on', 120_000, () => writers.acknowledged() >= 100);
    await writers.stop();
    const grown = memoryOf(muster.pid()) - before;
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    if (p95 > patienceFor(P95_MS)) ground.wrong(`GET /api/me: p95 ${Math.round(p95)} ms`);
    if (grown > GROWTH_MB) ground.wrong(`memory grew by ${Math.round(grown)} MB`);
    // Heads have 10 s and whole requests 30 s; the server looks every 2 s.
    await until('slow sockets are cut', 40_000, () => sockets.every(({ destroyed }) => destroyed));
    return `GET /api/me p95 ${Math.round(p95)} ms, memory +${Math.round(grown)} MB, ${writers.acknowledged()} acknowledged meanwhile, all slow sockets cut`;
  },
};

async function read(
  call: (method: string, path: string) => Promise<Response>,
  times: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const begin = performance.now();
    await (await call('GET', '/api/me')).text();
    took.push(performance.now() - begin);
  }
  return took;
}

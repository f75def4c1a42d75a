// Browsers that ask one address over and over, in a thread of their own: what they do is not the server's time.
import { Agent, get } from 'node:http';
import { parentPort } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true });

function ask(url, headers, expected) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== expected) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

parentPort.on('message', async ({ url, status, callers, times }) => {
  const start = performance.now();
  await Promise.all(
    callers.map(async (headers) => {
      for (let turn = 0; turn < times; turn += 1) await ask(url, headers, status);
    }),
  );
  parentPort.postMessage(performance.now() - start);
});

// Answers several reads in one call. Each goes through everything that it would go through alone, and is sent as soon as
// it is ready: a slow one keeps none of the others.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readTogether } from '#contract/api/answers';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import { AppError } from '#contract/errors';
import type { Http } from './http';
import { streamText } from './streamed-text';

/** As many as a browser asks at a time by itself: whoever asks together gets no more of the database than others. */
const AT_A_TIME = 6;

export function answerTogether(http: Http, app: FastifyInstance): void {
  http.routeRaw(readTogether, async ({ query: { of } }, request, reply) => {
    for (const address of of) requireRead(address);
    const addresses = [...new Set(of)];
    const answers = streamText(async (write) => {
      let begin = '[';
      async function answerNext(): Promise<void> {
        for (let address = addresses.shift(); address; address = addresses.shift()) {
          const answer = await answerAlone(app, request, address);
          if (answer === undefined) continue;
          // A line each: JSON has no line breaks but between its parts.
          const line = `${begin}{"of":${JSON.stringify(address)},"answer":${answer.replaceAll('\n', ' ')}}\n`;
          begin = ',';
          await write(line);
        }
      }
      await Promise.all(Array.from({ length: AT_A_TIME }, answerNext));
      await write(begin === '[' ? '[]' : ']');
    });
    return reply.type('application/json').send(answers);
  });
}

/** What streams or sends files has no end or no JSON to put into an answer. */
const READS = ALL_ENDPOINTS.filter(
  ({ method, response, path }) => method === 'GET' && response && path !== readTogether.path,
).map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

function requireRead(address: string): void {
  const path = address.split('?')[0] ?? '';
  if (READS.some((read) => read.test(path))) return;
  const message = "This isn't a read that can be asked together with others";
  throw new AppError('invalid_input', {
    fields: [{ field: 'of', message }],
    sentence: `${message}: ${path.slice(0, 100)}`,
  });
}

/** Undefined where it isn't answered with 200. */
async function answerAlone(
  app: FastifyInstance,
  { headers, socket }: FastifyRequest,
  url: string,
): Promise<string | undefined> {
  const { 'accept-encoding': _encoding, 'if-none-match': _known, ...own } = headers;
  const remoteAddress = socket.remoteAddress ?? '';
  const { statusCode, body } = await app.inject({ url, headers: own, remoteAddress });
  return statusCode === 200 ? body : undefined;
}

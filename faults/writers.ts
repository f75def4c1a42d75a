// Writers that never give up: what was not answered is sent again with the same key until it is.
import type { Organisation } from './organisation';
import { type Random, randomFrom } from './random';
import { type Ground, pause } from './trial';
import { openWitness, type Witness } from './witness';
import { createWrites, type Write } from './writes';

export interface Writers {
  witness: Witness;
  acknowledged(): number;
  /** How many answers there were of each status, how often none came, and nobody listened. */
  answers: Record<string, number>;
  /** Lets what is under way be answered, then stops. */
  stop(): Promise<void>;
}

interface Options {
  writers?: number;
  /** Of a hundred requests, so many lose their connection before the answer. */
  cutOf100?: number;
}

const CUT_WITHIN_MS = 60;
const REPEATED_OF_100 = 10;
const MISUSED_OF_100 = 3;

export async function startWriters(
  ground: Ground,
  organisation: Organisation,
  { writers = 4, cutOf100 = 0 }: Options = {},
): Promise<Writers> {
  const witness = openWitness(await ground.newFolder('witness'));
  const seeds = Array.from({ length: writers }, () => ground.random.below(2 ** 31));
  const answers: Record<string, number> = {};
  let acknowledged = 0;
  let stopping = false;
  // Where the trial has failed, nobody starts the server again that a write waits for.
  let over = false;
  ground.afterwards(async () => {
    over = true;
    stopping = true;
  });
  const count = (what: string) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };

  async function send(write: Write, random: Random): Promise<Response | undefined> {
    const cut = new AbortController();
    const timer =
      random.below(100) < cutOf100 && setTimeout(() => cut.abort(), random.below(CUT_WITHIN_MS));
    try {
      const answer = await organisation.call('POST', write.path, write.body, {
        key: write.key,
        signal: cut.signal,
      });
      const text = await answer.text();
      count(String(answer.status));
      return new Response(text, { status: answer.status, headers: answer.headers });
    } catch (error) {
      // Refused is not lost: nobody has begun on it.
      const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : {};
      count(cause?.code === 'ECONNREFUSED' ? 'refused' : 'none');
      return undefined;
    } finally {
      if (timer) clearTimeout(timer);
    }
  }

  /** Until it is answered with success, or with what no fault can excuse. */
  async function perform(write: Write, random: Random): Promise<string | undefined> {
    while (!over) {
      const answer = await send(write, random);
      if (answer?.ok) return answer.text();
      if (answer && answer.status !== 503) {
        ground.wrong(`${write.kind} was answered ${answer.status}: ${await answer.text()}`);
        return undefined;
      }
      if (answer && !(Number(answer.headers.get('retry-after')) > 0)) {
        ground.wrong(`503 without Retry-After: ${await answer.text()}`);
      }
      await pause(20 + random.below(40));
    }
    return undefined;
  }

  async function misuse(write: Write): Promise<void> {
    const sent = { ...write.body, ...write.change };
    const answer = await organisation
      .call('POST', write.path, sent, { key: write.key })
      .catch(() => undefined);
    if (answer && answer.status !== 422 && answer.status !== 503) {
      ground.wrong(`the key with another body was answered ${answer.status}`);
    }
  }

  async function work(writer: number): Promise<void> {
    const random = randomFrom(seeds[writer] ?? 0);
    const next = createWrites(organisation, random, writer, writers);
    while (!stopping) {
      const write = next();
      const text = await perform(write, random);
      if (text === undefined) continue;
      witness.note({ kind: write.kind, key: write.key, id: write.idOf(JSON.parse(text)) });
      acknowledged += 1;
      ground.tally.acknowledged += 1;
      const chance = random.below(100);
      if (chance < REPEATED_OF_100) {
        const again = await perform(write, random);
        if (again !== undefined && again !== text) {
          ground.wrong(`${write.kind} ${write.key} was answered differently the second time`);
        }
      } else if (chance > 99 - MISUSED_OF_100) await misuse(write);
    }
  }

  const working = Promise.all(
    Array.from({ length: writers }, (_, writer) =>
      work(writer).catch((error) => ground.wrong(`a writer failed: ${error}`)),
    ),
  );
  return {
    witness,
    answers,
    acknowledged: () => acknowledged,
    async stop() {
      stopping = true;
      await working;
      witness.close();
    },
  };
}

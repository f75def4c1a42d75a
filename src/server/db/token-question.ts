// What every request asks: who holds a token. One statement, planned once by each connection. Those who come while
// all connections are busy ask together: the more there is to do, the less each of them costs.
import { type Compilable, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

/** Takes the hash of a token. */
export type TokenQuestion<T> = (tokenHash: Buffer) => Promise<T[]>;

interface Asked<T> {
  tokenHash: Buffer;
  answer(rows: T[]): void;
  fail(error: unknown): void;
}

/** More would keep the first of them waiting for the last. */
const TOGETHER_AT_MOST = 32;

let written = 0;

/** @param readers Connections that see every organisation and change nothing. */
export function createTokenQuestion<T>(
  readers: pg.Pool,
  write: (tokenHash: RawBuilder<Buffer>) => Compilable<T>,
): TokenQuestion<T> {
  const question = write(sql.raw('asked.token_hash')).compile();
  if (question.parameters.length > 0) throw new Error('a token is all that such a question takes');
  written += 1;
  const name = `token_question_${written}`;
  const text = `select asked.number::int as asked_number, answer.*
    from unnest($1::bytea[]) with ordinality as asked (token_hash, number), lateral (${question.sql}) as answer`;
  const waiting: Asked<T>[] = [];
  let busy = 0;

  function askNext(): void {
    while (waiting.length > 0 && busy < readers.options.max) {
      busy += 1;
      ask(waiting.splice(0, TOGETHER_AT_MOST)).finally(() => {
        busy -= 1;
        askNext();
      });
    }
  }

  async function ask(together: Asked<T>[]): Promise<void> {
    try {
      const tokens = together.map(({ tokenHash }) => tokenHash);
      const { rows } = await readers.query({ name, text, values: [tokens] });
      answerEach(together, rows);
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
  }

  return (tokenHash) =>
    new Promise((answer, fail) => {
      // Once everything that has arrived by now is read.
      if (waiting.length === 0) setImmediate(askNext);
      waiting.push({ tokenHash, answer, fail });
    });
}

function answerEach<T>(together: Asked<T>[], rows: (T & { asked_number: number })[]): void {
  const answers: T[][] = together.map(() => []);
  for (const row of rows) answers[row.asked_number - 1]?.push(row);
  together.forEach(({ answer }, index) => {
    answer(answers[index] ?? []);
  });
}

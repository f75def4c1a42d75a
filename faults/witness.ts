// Every acknowledged write, on disk before the next one is sent: what the server must never lose.
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Acknowledged {
  kind: 'shift' | 'employee' | 'status' | 'run';
  key: string;
  id: string;
}

export interface Witness {
  note(acknowledged: Acknowledged): void;
  /** As the file has them. */
  all(): Acknowledged[];
  close(): void;
}

export function openWitness(folder: string): Witness {
  const path = join(folder, 'witness.jsonl');
  const file = openSync(path, 'a');
  return {
    note(acknowledged) {
      writeSync(file, `${JSON.stringify(acknowledged)}\n`);
      fsyncSync(file);
    },
    all: () =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    close: () => closeSync(file),
  };
}

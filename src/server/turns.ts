// Turns: how much of one kind of work runs at the same time, in all and for one organisation. The rest waits here,
// before it takes a connection or a core, so that a busy organisation makes only itself wait.
import { AppError } from '#contract/errors';

export interface Turns {
  /**
   * Runs the task when it is its turn: in order within one key, and key by key when all turns are taken. Answers 503
   * after waiting too long, and gives up when the caller has gone.
   */
  run<T>(key: string, task: () => Promise<T>, gone?: AbortSignal): Promise<T>;
  /** How many tasks wait. */
  waiting(): number;
  /** Refuses whatever waits or would have to: the process stops, and another one will answer. */
  refuseWaiting(): void;
}

interface Limits {
  perKey: number;
  total?: number;
  waitMs: number;
  /** What a caller reads who has waited too long. */
  sentence?: string;
}

interface Waiting {
  begin(): void;
  giveUp(): void;
}

interface Line {
  running: number;
  waiting: Waiting[];
}

/** Each waiting request may hold a body of 1 MB. */
const MOST_WAITING = 500;
const RETRY_AFTER_SECONDS = 2;

export function createTurns({ perKey, total = Infinity, waitMs, sentence }: Limits): Turns {
  // The key that was served last is at the end.
  const lines = new Map<string, Line>();
  let running = 0;
  let stopping = false;

  const busy = () =>
    new AppError('busy', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      ...(sentence === undefined ? {} : { sentence }),
    });

  function startNext(): void {
    for (const [key, line] of lines) {
      if (running >= total) return;
      if (line.running < perKey) start(key, line);
    }
  }

  function start(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (!next) return;
    line.running += 1;
    running += 1;
    lines.delete(key);
    lines.set(key, line);
    next.begin();
  }

  function wait(line: Line, gone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
      };
      const begin = () => {
        settle();
        resolve();
      };
      const giveUp = () => {
        settle();
        line.waiting.splice(line.waiting.indexOf(place), 1);
        reject(busy());
      };
      const place = { begin, giveUp };
      const timer = setTimeout(giveUp, waitMs);
      gone?.addEventListener('abort', giveUp);
      line.waiting.push(place);
    });
  }

  function refuseAll(): void {
    for (const line of lines.values()) for (const { giveUp } of [...line.waiting]) giveUp();
  }

  function forgetIfEmpty(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(key);
  }

  return {
    async run(key, task, gone) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      if (gone?.aborted || line.waiting.length >= MOST_WAITING) throw busy();
      lines.set(key, line);
      const turn = wait(line, gone);
      startNext();
      if (stopping) refuseAll();
      try {
        await turn;
      } catch (error) {
        forgetIfEmpty(key, line);
        throw error;
      }
      try {
        return await task();
      } finally {
        line.running -= 1;
        running -= 1;
        forgetIfEmpty(key, line);
        startNext();
      }
    },
    waiting: () => [...lines.values()].reduce((sum, line) => sum + line.waiting.length, 0),
    refuseWaiting() {
      stopping = true;
      refuseAll();
    },
  };
}

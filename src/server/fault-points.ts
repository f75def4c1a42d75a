// Fault points: FAULT_AT=<point>:<n> kills a test build when it passes the point for the n-th time. Other builds
// contain neither the points nor their names.
declare global {
  interface ImportMetaEnv {
    MODE: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

export type FaultPoint =
  | 'before-tx'
  | 'after-k-inserts'
  | 'before-commit'
  | 'after-commit-before-reply'
  | 'during-migration'
  | 'during-move'
  | 'during-copy'
  | 'during-switch'
  | 'during-webhook-store'
  | 'during-close';

/** The start writes as well, more or less from one version to the next: a trial names the n-th of what comes after. */
const COUNTED_ONCE_STARTED: FaultPoint[] = [
  'before-tx',
  'after-k-inserts',
  'before-commit',
  'after-commit-before-reply',
];

const passed: Partial<Record<FaultPoint, number>> = {};
let isStarted = false;

/** Before it listens: the first call counts. */
export function countFaultPointsOfCalls(): void {
  isStarted = true;
}

/** Call it as `if (import.meta.env.MODE === 'faults') passFaultPoint(…)`, so that the bundler drops it from other builds. */
export function passFaultPoint(point: FaultPoint): void {
  if (!isStarted && COUNTED_ONCE_STARTED.includes(point)) return;
  const times = (passed[point] ?? 0) + 1;
  passed[point] = times;
  if (process.env.FAULT_AT === `${point}:${times}`) process.kill(process.pid, 'SIGKILL');
}

/** Logs for the query builder: every insert of every feature is a fault point. */
export function passFaultPointOfInsert({ query }: { query: { sql: string } }): void {
  if (/^\s*insert /.test(query.sql)) passFaultPoint('after-k-inserts');
}

// Where a test build can be told to die: FAULT_AT=<point>:<n> kills it at the n-th passing of the point. Any other
// build has neither the points nor their names.
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

const passed: Partial<Record<FaultPoint, number>> = {};

/** Called as `if (import.meta.env.MODE === 'faults') passFaultPoint(…)`, which the bundler leaves out elsewhere. */
export function passFaultPoint(point: FaultPoint): void {
  const times = (passed[point] ?? 0) + 1;
  passed[point] = times;
  if (process.env.FAULT_AT === `${point}:${times}`) process.kill(process.pid, 'SIGKILL');
}

/** As the log of the query builder: whatever feature inserts, it is a point to die after. */
export function passFaultPointOfInsert({ query }: { query: { sql: string } }): void {
  if (/^\s*insert /.test(query.sql)) passFaultPoint('after-k-inserts');
}

import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database';

export function addPoolFigures(register: Registry, { pools, waiting }: Database): void {
  const sum = (count: (pool: Database['pool']) => number) =>
    pools.reduce((total, pool) => total + count(pool), 0);
  new Gauge({
    name: 'muster_database_connections',
    help: 'Connections of this process: in use, idle, and the maximum',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set(
        { state: 'in_use' },
        sum((pool) => pool.totalCount - pool.idleCount),
      );
      this.set(
        { state: 'idle' },
        sum((pool) => pool.idleCount),
      );
      this.set(
        { state: 'limit' },
        sum((pool) => pool.options.max),
      );
    },
  });
  new Gauge({
    name: 'muster_database_waiting',
    help: 'Calls that wait for a connection, or for their turn to take one',
    registers: [register],
    collect() {
      this.set(waiting());
    },
  });
}

/** Wraps the database so that its transactions are counted. */
export function countTransactions(register: Registry, database: Database): Database {
  const transactions = new Counter({
    name: 'muster_database_transactions_total',
    help: 'Transactions that may write, by outcome',
    labelNames: ['outcome'],
    registers: [register],
  });
  const retries = new Counter({
    name: 'muster_database_retries_total',
    help: 'Transactions retried because another one conflicted',
    registers: [register],
  });
  for (const outcome of ['committed', 'failed']) transactions.inc({ outcome }, 0);
  return {
    ...database,
    async transact(viewpoint, work) {
      let attempts = 0;
      try {
        const result = await database.transact(viewpoint, (db) => {
          attempts += 1;
          if (attempts > 1) retries.inc();
          return work(db);
        });
        transactions.inc({ outcome: 'committed' });
        return result;
      } catch (error) {
        transactions.inc({ outcome: 'failed' });
        throw error;
      }
    },
  };
}

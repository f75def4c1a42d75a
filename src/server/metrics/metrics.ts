// Figures of one app for Prometheus. Labels hold nothing about people and don't grow with use.
import { Registry } from 'prom-client';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { RequestObserver } from '../http/request-log';
import { addPoolFigures, countTransactions } from './database-figures';
import { addJobFigures } from './job-figures';
import { addMailFigures, type MailCounts } from './mail-figures';
import { addProcessFigures } from './process-figures';
import { addRequestFigures } from './request-figures';
import { addStorageFigures } from './storage-figures';

export interface Metrics {
  requests: RequestObserver;
  /** Use this database, so that its transactions are counted. */
  database: Database;
  countStreams(count: () => number): void;
  text(): Promise<string>;
  stop(): void;
}

export interface MeasuredParts {
  database: Database;
  version: string;
  config: Pick<Config, 'dataDir'>;
  mailCounts?: MailCounts;
}

export function createMetrics({ database, version, config, mailCounts }: MeasuredParts): Metrics {
  // prom-client's default registry is shared by the whole process, so a second app in it would fail to start.
  const register = new Registry();
  let openStreams = () => 0;
  const requests = addRequestFigures(register, () => openStreams());
  addPoolFigures(register, database);
  const counted = countTransactions(register, database);
  const readQueue = addJobFigures(register, database.pool);
  if (mailCounts) addMailFigures(register, mailCounts);
  addStorageFigures(register, config.dataDir);
  const stop = addProcessFigures(register, version);
  return {
    requests,
    database: counted,
    countStreams(count) {
      openStreams = count;
    },
    async text() {
      await readQueue();
      return register.metrics();
    },
    stop,
  };
}

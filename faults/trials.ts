// The faults, in the order in which they are tried.
import type { Trial } from './trial';
import { connectionsDropped } from './trials/connections-dropped';
import { databaseRestarted } from './trials/database-restarted';
import { killInGeneration } from './trials/kill-in-generation';
import { killedInMigration } from './trials/killed-in-migration';
import { replyLost } from './trials/reply-lost';
import { secondServer } from './trials/second-server';
import { stoppedUnderLoad } from './trials/stopped-under-load';
import { webhooks } from './trials/webhooks';

export const TRIALS: Trial[] = [
  killInGeneration,
  replyLost,
  connectionsDropped,
  databaseRestarted,
  stoppedUnderLoad,
  killedInMigration,
  secondServer,
  webhooks,
];

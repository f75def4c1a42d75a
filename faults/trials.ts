// The faults, in the order in which they are tried.
import type { Trial } from './trial';
import { backupUnderLoad } from './trials/backup-under-load';
import { clockEvents } from './trials/clock-events';
import { clockSkew } from './trials/clock-skew';
import { connectionsDropped } from './trials/connections-dropped';
import { databaseRestarted } from './trials/database-restarted';
import { diskFull } from './trials/disk-full';
import { killInApproval } from './trials/kill-in-approval';
import { killInGeneration } from './trials/kill-in-generation';
import { killedInMigration } from './trials/killed-in-migration';
import { littleMemory } from './trials/little-memory';
import { replyLost } from './trials/reply-lost';
import { secondServer } from './trials/second-server';
import { slowClients } from './trials/slow-clients';
import { stoppedUnderLoad } from './trials/stopped-under-load';
import { webhooks } from './trials/webhooks';

export const TRIALS: Trial[] = [
  killInGeneration,
  killInApproval,
  replyLost,
  connectionsDropped,
  databaseRestarted,
  stoppedUnderLoad,
  killedInMigration,
  secondServer,
  webhooks,
  backupUnderLoad,
  diskFull,
  slowClients,
  littleMemory,
  clockSkew,
  clockEvents,
];

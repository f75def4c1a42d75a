import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { findNewestBackup } from '../backup/kept-backups';

/** The data folder: its disk, and the newest backup in it. */
export function addStorageFigures(register: Registry, dataDir: string): void {
  const registers = [register];
  new Gauge({
    name: 'muster_disk_free_bytes',
    help: 'Free space on the disk of the data folder',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
  new Gauge({
    name: 'muster_backup_newest_timestamp_seconds',
    help: 'When the newest backup in the data folder was made; missing when there is none',
    registers,
    async collect() {
      this.remove();
      const newest = await findNewestBackup(dataDir);
      if (newest) this.set(newest.at.getTime() / 1000);
    },
  });
  new Gauge({
    name: 'muster_backup_newest_bytes',
    help: 'The size of the newest backup in the data folder; missing when there is none',
    registers,
    async collect() {
      this.remove();
      const newest = await findNewestBackup(dataDir);
      if (newest) this.set(newest.bytes);
    },
  });
}

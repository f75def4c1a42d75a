// How long deleted things stay, for the server that removes them and the texts that promise it.
import { counted } from '#engine/counted';

/** Days in which an owner can keep an organisation after all. */
export const GRACE_DAYS = 30;
/** Days after which a signup that nobody uses is removed. */
export const ABANDONED_DAYS = 30;

/** Says where deleted data stays for a while, given how many automatic backups the installation keeps. */
export function backupsText(kept: number): string {
  if (kept === 0) {
    return 'Muster makes no backups on this installation. Whoever runs it may have their own.';
  }
  return `Backups hold what was deleted until newer ones replace them: this installation keeps ${counted(kept, 'daily backup')}, and as many from before upgrades.`;
}

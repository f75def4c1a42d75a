import { mkdir } from 'node:fs/promises';
import { StartupError } from './startup-error';

export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new StartupError(
      `Muster can't create DATA_DIR ${folder}: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

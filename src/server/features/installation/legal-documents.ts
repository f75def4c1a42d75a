// The legal documents: the operator's file if there is one, read again each time, otherwise our default text.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVACY } from './privacy';
import { TERMS } from './terms';

const SHIPPED = { terms: TERMS, privacy: PRIVACY };

export async function readLegalDocument(
  folder: string,
  document: keyof typeof SHIPPED,
): Promise<string> {
  try {
    return await readFile(join(folder, `${document}.md`), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return SHIPPED[document];
    }
    throw error;
  }
}

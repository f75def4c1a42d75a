import { useState } from 'react';
import type { OpenedFile } from './use-employee-import';

let opened = 0;

/** The file that was chosen or dropped: opened, or refused with a sentence. */
export function useChosenFile() {
  const [file, setFile] = useState<OpenedFile>();
  const [sentence, setSentence] = useState<string>();
  const [reading, setReading] = useState(false);

  async function open(chosen: readonly File[]) {
    const [first, second] = chosen;
    if (!first) return;
    setFile(undefined);
    setSentence(undefined);
    if (second) return setSentence('Please choose one file at a time.');
    setReading(true);
    try {
      const { readEmployeesFile } = await import('./read-employees-file');
      const read = await readEmployeesFile(first);
      if (typeof read === 'string') setSentence(read);
      else {
        opened += 1;
        setFile({ ...read, id: opened, name: first.name });
      }
    } catch {
      // Gone since it was chosen, a folder, or no right to read it.
      setSentence(`${first.name} could not be read. Please choose it again.`);
    } finally {
      setReading(false);
    }
  }

  function close() {
    setFile(undefined);
    setSentence(undefined);
  }

  return { file, sentence, reading, open, close };
}

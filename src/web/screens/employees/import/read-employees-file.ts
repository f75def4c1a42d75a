import { type CsvFile, parseCsv, readCsvFile } from '../../../platform/read-csv-file';
import { guessColumns, type Target } from './columns';

export interface EmployeesFile extends CsvFile {
  guess: Target[];
}

const WORDS = { headings: 'name, email and so on', rows: 'employees' };

export async function readEmployeesFile(file: File): Promise<EmployeesFile | string> {
  return withGuess(await readCsvFile(file, WORDS));
}

export function parseEmployees(text: string): EmployeesFile | string {
  return withGuess(parseCsv(text, WORDS));
}

function withGuess(read: CsvFile | string): EmployeesFile | string {
  return typeof read === 'string' ? read : { ...read, guess: guessColumns(read.headings) };
}

// What an organisation takes up, from rows that are really there; and what a hundred thousand of them would.
import pg from 'pg';
import { withoutGuards } from '../../src/server/backup/schema';
import { prepare } from '../../src/server/startup';
import { ORGANISATION, ORGANISATIONS, typicalOrganisations } from './capacity-rows';
import { measureTraffic } from './capacity-traffic';
import { measureHistory } from './history';
import { say } from './measure';
import { measureSizes } from './sizes';

const MANY = 100_000;

interface Size {
  name: string;
  rows: number;
  heap: number;
  indexes: number;
}

const SIZES = `
  select relname as name, n_live_tup::int as rows, pg_table_size(relid)::int as heap, pg_indexes_size(relid)::int as indexes
    from pg_stat_user_tables where schemaname = 'public' and relname = any($1) order by relname`;

const gigabytes = (bytes: number) =>
  `${(bytes / 1024 ** 3).toLocaleString('en-AU', { maximumFractionDigits: 1 })} GB`;
const whole = (value: number) => Math.round(value).toLocaleString('en-AU');

function line(...cells: string[]): void {
  say(cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(13))).join(''));
}

const ground = await prepare('server');
const client = new pg.Client({ connectionString: ground.databaseUrl });
await client.connect();
await withoutGuards(client, async () => {
  await client.query(typicalOrganisations);
});
await client.query('vacuum analyze');
const { rows: sizes } = await client.query<Size>(SIZES, [Object.keys(ORGANISATION)]);
const { rows: settings } = await client.query<{ version: string }>('select version()');

say(
  `${settings[0]?.version.split(' on ')[0]}, ${ORGANISATIONS} organisations that have been here for two years`,
);
line('table', 'rows', 'B/row', 'B/row index', 'rows/org', 'kB/org', `${MANY / 1000}k orgs`);
let heapTotal = 0;
let indexTotal = 0;
let rowTotal = 0;
for (const { name, rows, heap, indexes } of sizes) {
  const each = ORGANISATION[name] ?? 0;
  const [heapEach, indexEach] = [(heap / rows) * each, (indexes / rows) * each];
  heapTotal += heapEach;
  indexTotal += indexEach;
  rowTotal += each;
  line(
    name,
    whole(rows),
    whole(heap / rows),
    whole(indexes / rows),
    whole(each),
    ((heapEach + indexEach) / 1024).toFixed(1),
    gigabytes((heapEach + indexEach) * MANY),
  );
}
say(
  `One organisation: ${whole(rowTotal)} rows, ${whole(heapTotal / 1024)} kB of tables and ${whole(indexTotal / 1024)} kB of indexes.`,
);
say(
  `${whole(MANY)} of them: ${((rowTotal * MANY) / 1e9).toFixed(2)} thousand million rows, ${gigabytes(heapTotal * MANY)} of tables and ${gigabytes(indexTotal * MANY)} of indexes.`,
);
await client.end();
await measureHistory(ground);
await ground.close();
await measureTraffic();
await measureSizes();

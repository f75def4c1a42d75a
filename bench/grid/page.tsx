import '../../src/web/styles/app.css';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { CalendarDate } from '#engine/time/kinds';
import { CellLegend } from '../../src/web/components/CellLegend';
import { createRosterCells } from '../../src/web/data/roster-cells';
import { CoverRows } from '../../src/web/screens/roster/cover/CoverRows';
import { GridSurface } from '../../src/web/screens/roster/grid/GridSurface';
import { gridYear } from '../../src/web/screens/roster/grid/grid-days';
import { useGridModel } from '../../src/web/screens/roster/grid/use-grid-model';
import type { Surface } from '../../src/web/screens/roster/surface/surface';
import { cn } from '../../src/web/ui/cn';
import { createBareCanvas } from './canvas';
import { countBlanks, fling, onTheScreen, settled, standing } from './fling';
import { createFloor } from './floor';
import {
  generatedActual,
  generatedAnswers,
  generatedEmployees,
  generatedMarks,
  generatedProposal,
  generatedSites,
  generatedWindow,
  generatedWishes,
  YEAR,
} from './generated-year';

const root = document.getElementById('root') as HTMLElement;
const above = document.getElementById('above') as HTMLElement;
const query = new URLSearchParams(location.search);
const count = Number(query.get('people') ?? 1_000);
let answer = JSON.stringify(generatedWindow(count));
const employees = generatedEmployees(count);
const marks = generatedMarks(count);
const answers = generatedAnswers(count);
const availability = generatedWishes(count);
// A roster as it is on most days: nobody looks at a proposal, and what was clocked lies behind.
const ahead = query.has('ahead');
const proposal = ahead ? undefined : generatedProposal(count);
const actual = ahead ? undefined : generatedActual(count);
const reference = { floor: createFloor, canvas: createBareCanvas }[query.get('instead') ?? ''];
const sites = generatedSites();
const folded = new Set<string>();
const holidays = new Map<CalendarDate, string>();
const nothing = () => undefined;
const events = {
  onView: nothing,
  onSelection: nothing,
  onCommand: nothing,
  onDrop: nothing,
  onOver: nothing,
  onFill: nothing,
  onFillOver: nothing,
  onType: nothing,
  onHint: nothing,
  onPerson: nothing,
  onChanged: nothing,
};
const clocks = { differ: () => false, zoneAt: nothing };

function Grid() {
  const surface = useRef<Surface | null>(null);
  const model = useGridModel({
    year,
    employees,
    shown,
    shows: 'all',
    clocks,
    zoom: 'normal',
    folded,
    marks,
    answers,
    availability,
    proposal,
    actual,
    today: `${YEAR}-05-12` as CalendarDate,
    hours: undefined,
    holidays,
  });
  return (
    <div style={{ '--grid-below': '7rem' } as object}>
      <GridSurface ref={surface} model={model} events={events} opening={0} />
      <CoverRows
        surface={surface}
        shown={shown}
        sites={sites}
        onlySite={undefined}
        year={year}
        zoom="normal"
      />
    </div>
  );
}

const year = gridYear(YEAR);
const cells = createRosterCells(year.from, year.to);
const shown = { cells, at: cells.at, changing: false, own: false };

async function show(): Promise<HTMLElement> {
  if (reference) {
    reference(root, JSON.parse(answer));
    return root;
  }
  cells.take(JSON.parse(answer));
  answer = '';
  shown.at = cells.reader();
  createRoot(root).render(<Grid />);
  while (!root.querySelector('.cell.auto')) await new Promise(requestAnimationFrame);
  return root.querySelector('.roster-grid') as HTMLElement;
}

/** The page of the app has these sizes and weights of its font before a grid opens, and its signs. */
async function prepare() {
  await document.fonts.load('1em Signs', '✓');
  createRoot(above).render(
    <>
      <div className="flex items-center gap-4">
        <h1 className={cn('text-lg', 'font-semibold')}>Roster</h1>
        <button type="button" className="font-medium">
          Print
        </button>
        <span className="text-xs font-semibold">OK</span>
        <span className="text-[0.625rem] font-semibold">HP</span>
      </div>
      <ul aria-label="Legend" className="flex gap-x-4 text-xs">
        <CellLegend />
      </ul>
    </>,
  );
  await standing();
  const start = performance.now();
  const host = await show();
  const first = (await onTheScreen()) - start;
  await settled();
  return { host, first };
}

const prepared = prepare();
const bench = {
  first: async () => (await prepared).first,
  nodes: async () => (await prepared).host.querySelectorAll('*').length,
  fling: async (frames?: number) => fling((await prepared).host, frames),
  countBlanks: async () => (reference ? 0 : countBlanks((await prepared).host)),
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;

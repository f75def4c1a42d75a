// The same year in glide-data-grid, which draws on a canvas: a colour and a line of text in each cell, a name before
// each row and the days above. No marks, no second line, and no rows of cover, so it has less to draw than our grid.
import '@glideapps/glide-data-grid/dist/index.css';
import { DataEditor, GridCellKind } from '@glideapps/glide-data-grid';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { contentAt } from '../../../src/contract/cell-codes';
import { fling, onTheScreen, settled, standing } from '../fling';
import { COLORS, TEXTS } from '../floor';
import { generatedWindow } from '../generated-year';

const people = Number(new URLSearchParams(location.search).get('people') ?? 1_000);
const answer = JSON.stringify(generatedWindow(people));
const root = document.getElementById('root');
const above = document.getElementById('above');

const columns = [
  { id: 'name', title: 'Employee', width: 160 },
  ...Array.from({ length: 365 }, (_, day) => ({ id: `${day}`, title: `Day ${day}`, width: 80 })),
];
const lines = TEXTS.map((text) => text.replace('\n', '–'));
const themes = COLORS.map((color) => (color ? { bgCell: color } : {}));

async function prepare() {
  createRoot(above).render(createElement('h1', null, 'Roster'));
  await standing();
  const start = performance.now();
  const { rows } = JSON.parse(answer);
  let drawn = false;
  const textCell = (text, themeOverride) => ({
    kind: GridCellKind.Text,
    allowOverlay: false,
    data: text,
    displayData: text,
    themeOverride,
  });
  const getCellContent = ([column, row]) => {
    drawn = true;
    if (column === 0) return textCell(`Employee ${row + 1}`);
    const content = contentAt(rows[row].cells, column - 1);
    return textCell(lines[content] ?? '', themes[content]);
  };
  createRoot(root).render(
    createElement(DataEditor, {
      columns,
      rows: rows.length,
      getCellContent,
      width: root.clientWidth,
      height: 600,
      rowHeight: 45,
      headerHeight: 55,
      freezeColumns: 1,
      smoothScrollX: true,
      smoothScrollY: true,
      theme: { baseFontStyle: '11px', fontFamily: 'sans-serif' },
    }),
  );
  while (!drawn) await new Promise(requestAnimationFrame);
  const first = (await onTheScreen()) - start;
  await settled();
  const host = root.querySelector('.dvn-scroller');
  return { host, first };
}

const prepared = prepare();
window.bench = {
  first: async () => (await prepared).first,
  nodes: async () => root.querySelectorAll('*').length,
  fling: async (frames) => fling((await prepared).host, frames),
  countBlanks: async () => 0,
};

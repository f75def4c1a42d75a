// The days and months above the rows.

import { createBox, createCheckbox, inTurn, sortBoxes } from './boxes';
import { OUT_OF_SIGHT, type Range } from './geometry';
import type { GridDay, GridModel } from './grid-model';

interface HeaderCell {
  index: number;
  box: HTMLDivElement;
  text: Text;
  day: GridDay | undefined;
  compact: boolean;
  today: boolean;
}

export interface Header {
  box: HTMLDivElement;
  /** The checkbox that selects everyone. */
  check: HTMLDivElement;
  corner: HTMLDivElement;
  months: HTMLDivElement;
  strip: HTMLDivElement;
  resize(columns: number): void;
  /** Before it is drawn with another pool or after a motion. */
  arrange(days: Range): void;
  draw(model: GridModel, days: Range, x: number, width: number): void;
  settle(): void;
}

const MONTH_LABELS = 4;
/** The room that 'September 2027' needs: a label moves on before the next one reaches it. */
const MONTH_LABEL_WIDTH = 120;

export function createHeader(): Header {
  const box = createBox('row header', 'row');
  box.setAttribute('aria-rowindex', '1');
  const corner = createBox('corner', 'columnheader');
  corner.setAttribute('aria-colindex', '1');
  corner.setAttribute('aria-label', 'Employee');
  const check = createCheckbox();
  check.setAttribute('aria-label', 'Select everyone');
  corner.append(check, 'Employee');
  const window = createBox('header-days', 'none');
  const months = createBox('months', 'none');
  months.setAttribute('aria-hidden', 'true');
  const labels = Array.from({ length: MONTH_LABELS }, () => createBox('month'));
  months.append(...labels);
  const strip = createBox('strip', 'none');
  window.append(months, strip);
  box.append(corner, window);
  let cells: HeaderCell[] = [];

  function drawMonths(model: GridModel, days: Range, x: number, width: number): void {
    const seen = monthPlaces(model, days, x, width);
    labels.forEach((label, index) => {
      const place = seen[index];
      if (place && label.textContent !== place.month.label) label.textContent = place.month.label;
      label.style.transform = place ? `translateX(${place.at}px)` : OUT_OF_SIGHT;
    });
  }

  return {
    box,
    check,
    corner,
    months,
    strip,
    resize(columns) {
      const kept = inTurn(strip, cells, 0);
      for (const { box: gone } of kept.splice(columns)) gone.remove();
      const added = Array.from({ length: columns - kept.length }, createHeaderCell);
      strip.append(...added.map((cell) => cell.box));
      cells = [...kept, ...added];
    },
    arrange(days) {
      cells = inTurn(strip, cells, days.first);
    },
    settle: () => sortBoxes(strip, cells, ({ index }) => index),
    draw(model, days, x, width) {
      strip.style.transform = `translateX(${-x}px)`;
      drawMonths(model, days, x, width);
      for (let index = days.first; index < days.end; index += 1) {
        const cell = cells[index % cells.length];
        const day = model.days[index];
        if (cell && day) bindHeaderCell(cell, day, index, model, width);
      }
    },
  };
}

/** The months in view, and where their labels are from the first day in view. */
export function monthPlaces(model: GridModel, days: Range, x: number, width: number) {
  return model.months
    .filter(({ first, end }) => first < days.end && end > days.first)
    .map((month) => ({
      month,
      at: Math.min(Math.max(0, month.first * width - x), month.end * width - x - MONTH_LABEL_WIDTH),
    }));
}

function createHeaderCell(): HeaderCell {
  const box = createBox('day', 'columnheader');
  const text = document.createTextNode('');
  box.append(text);
  return { index: -1, box, text, day: undefined, compact: false, today: false };
}

function bindHeaderCell(
  cell: HeaderCell,
  day: GridDay,
  index: number,
  model: GridModel,
  width: number,
): void {
  const compact = model.zoom === 'compact';
  const today = model.today === index;
  if (cell.day === day && cell.compact === compact && cell.today === today) return;
  const { box } = cell;
  box.style.transform = `translateX(${index * width}px)`;
  box.setAttribute('aria-colindex', String(index + 2));
  box.setAttribute(
    'aria-label',
    [day.label, day.holiday, today && 'today'].filter(Boolean).join(', '),
  );
  box.title = day.holiday ?? '';
  cell.text.data = compact ? day.narrow : day.short;
  let names = 'day';
  if (day.weekend) names += ' weekend';
  if (day.firstOfMonth) names += ' first';
  if (day.holiday) names += ' holiday';
  if (today) names += ' today';
  box.className = names;
  cell.index = index;
  cell.day = day;
  cell.compact = compact;
  cell.today = today;
}

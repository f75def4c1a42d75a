// A row of the pool: a person, and a strip of days that slides under the name. Its cells stand in their order, without a
// place of their own: a style for each would keep the browser from sharing what it has worked out for cells that look alike.
import { initialsOf } from '../../../ui/initials';
import { readableTextOn } from '../../../ui/readable-text';
import { createBox, createCheckbox } from './boxes';
import { type Cell, createCell } from './cell';
import { rowHeight } from './geometry';
import type { GridRow } from './grid-model';

export interface Row {
  box: HTMLDivElement;
  strip: HTMLDivElement;
  header: HTMLDivElement;
  check: HTMLDivElement;
  avatar: HTMLSpanElement;
  name: HTMLSpanElement;
  role: HTMLSpanElement;
  hours: HTMLSpanElement;
  /** Of one day after the other, from `first` on. */
  cells: Cell[];
  first: number;
  top: number;
  index: number;
  person: GridRow | undefined;
  zone: string;
}

export function createRow(columns: number): Row {
  const box = createBox('row', 'row');
  const header = createBox('person', 'rowheader');
  header.setAttribute('aria-colindex', '1');
  const [avatar, name, role, hours] = ['avatar', 'name', 'role', 'hours'].map((className) => {
    const part = document.createElement('span');
    part.className = className;
    return part;
  }) as [HTMLSpanElement, HTMLSpanElement, HTMLSpanElement, HTMLSpanElement];
  avatar.setAttribute('aria-hidden', 'true');
  const check = createCheckbox();
  header.append(check, avatar, name, role);
  const strip = createBox('strip', 'none');
  box.append(header, strip);
  const row: Row = {
    box,
    strip,
    header,
    check,
    avatar,
    name,
    role,
    hours,
    cells: [],
    first: 0,
    top: -1,
    index: -1,
    person: undefined,
    zone: '',
  };
  setColumns(row, columns);
  return row;
}

/** Those that stay keep what they show. */
export function setColumns(row: Row, columns: number): void {
  for (const { box } of row.cells.splice(columns)) box.remove();
  const added = Array.from({ length: columns - row.cells.length }, createCell);
  row.strip.append(...added.map(({ box }) => box));
  row.cells.push(...added);
}

export function bindRow(row: Row, index: number, person: GridRow): void {
  const top = index * rowHeight();
  if (row.top !== top) row.box.style.transform = `translateY(${top}px)`;
  if (row.index !== index) row.box.setAttribute('aria-rowindex', String(index + 2));
  if (row.person !== person) {
    // Without a label, the checkbox would become a part of the row's name.
    row.header.setAttribute('aria-label', headText(person));
    row.check.setAttribute('aria-label', `Select ${person.name}`);
    const { heading } = person;
    row.box.className = heading ? 'row heading' : 'row';
    row.check.hidden = heading !== undefined;
    if (heading) row.header.setAttribute('aria-expanded', String(!heading.folded));
    else row.header.removeAttribute('aria-expanded');
    row.name.textContent = person.name;
    row.name.title = person.name;
    row.role.textContent = roleText(person);
    bindHours(row, person.hours);
    row.zone = '';
    row.avatar.textContent = heading ? '' : initialsOf(person.name);
    row.avatar.style.setProperty('--avatar', person.color ?? '');
    row.avatar.style.color = person.color ? readableTextOn(person.color) : '';
  }
  row.top = top;
  row.index = index;
  row.person = person;
}

/** Not there without hours: each element of a head costs, and there are none before they are read. */
function bindHours({ header, hours }: Row, known: GridRow['hours']): void {
  if (!known) {
    hours.remove();
    return;
  }
  hours.textContent = known.text;
  hours.title = known.words;
  hours.className = `hours ${known.level}`;
  header.append(hours);
}

/** Shows the days from another one on. Cells of days that stay keep their place beside each other. */
export function slideTo(row: Row, first: number): void {
  const by = first - row.first;
  row.first = first;
  const { cells, strip } = row;
  if (by === 0 || Math.abs(by) >= cells.length) return;
  const gone = by > 0 ? cells.splice(0, by) : cells.splice(by);
  const boxes = gone.map(({ box }) => box);
  if (by > 0) {
    cells.push(...gone);
    strip.append(...boxes);
  } else {
    cells.unshift(...gone);
    strip.prepend(...boxes);
  }
}

/** The zones of the days in view, once for the row: 'AWST', or 'partly AWST' beside days on the viewer's clock. */
export function zoneText(zones: ReadonlySet<string>): string {
  const foreign = [...zones].filter(Boolean).join(', ');
  return foreign && zones.has('') ? `partly ${foreign}` : foreign;
}

export function bindZone(row: Row, text: string): void {
  if (row.zone === text || !row.person) return;
  row.zone = text;
  row.role.textContent = [roleText(row.person), text].filter(Boolean).join(' · ');
  row.header.setAttribute('aria-label', headText(row.person, text));
}

/** Beside the hours there is no room for the role. */
function roleText({ role, hours }: GridRow): string {
  return hours ? '' : role;
}

function headText({ name, role, hours }: GridRow, zone = ''): string {
  return [name, role, hours?.words, zone].filter(Boolean).join(', ');
}

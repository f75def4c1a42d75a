// The rows under the grid while it moves: drawn anew when another day or another look comes, and only then.
import '../../../styles/app.css';
import '../../../components/cover/cover-light.css';
import './site-rows.css';
import { afterEach, expect, test, vi } from 'vitest';
import { createMovingSiteRows } from './moving-site-rows';

const shortOn = (short: number) => {
  const looks = [
    { className: 'light cover-light below-minimum', text: '▽1' },
    { className: 'light cover-light enough', text: '✓' },
  ] as const;
  return {
    sites: [{ id: 'one' }, { id: 'other' }],
    zoom: 'normal' as const,
    at: (_: string, day: number) => (day === short ? looks[0] : looks[1]),
  };
};

let close: (() => void) | undefined;
afterEach(() => close?.());

function openRows() {
  const box = document.createElement('div');
  box.className = 'site-rows';
  Object.assign(box.style, { width: '600px', height: '60px' });
  box.style.setProperty('--day-width', '80px');
  document.body.append(box);
  close = () => box.remove();
  const rows = createMovingSiteRows(box);
  box.append(...rows.elements);
  const pen = (rows.elements[0] as HTMLCanvasElement).getContext('2d');
  const seen = () => pen?.getImageData(0, 0, 440, 56).data.join();
  const copies = vi.spyOn(pen as CanvasRenderingContext2D, 'drawImage');
  return { rows, seen, copies };
}

test('the days are drawn where they are, whatever was drawn before', () => {
  const { rows, seen } = openRows();
  const model = shortOn(2);
  rows.begin(model);
  rows.draw(model, 0);
  const first = seen();
  rows.draw(model, 60);
  expect(seen()).not.toBe(first);
  rows.draw(model, 0);
  expect(seen()).toBe(first);
  rows.draw(shortOn(3), 0);
  expect(seen()).not.toBe(first);
});

test('while only the people move, nothing is drawn; the next motion begins with a picture', () => {
  const { rows, seen, copies } = openRows();
  const model = shortOn(2);
  rows.begin(model);
  rows.draw(model, 60);
  const first = seen();
  copies.mockClear();
  rows.draw(model, 60);
  expect(copies).not.toHaveBeenCalled();
  rows.begin(model);
  rows.draw(model, 60);
  expect(copies).toHaveBeenCalled();
  expect(seen()).toBe(first);
});

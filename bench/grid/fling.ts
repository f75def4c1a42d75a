// A diagonal fling, and what it costs: from the frame's first callback until it is painted.
const FRAMES = 180;
const STEP_X = 61;
const STEP_Y = 47;

/** Milliseconds of each frame, in their order: the same frame has the same to do in every fling. */
export async function fling(host: HTMLElement, frames = FRAMES): Promise<number[]> {
  host.scrollTo(0, 0);
  await settled();
  const costs: number[] = [];
  for (let frame = 1; frame <= frames; frame += 1) {
    costs.push(
      await new Promise<number>((done) => {
        requestAnimationFrame(() => {
          const start = performance.now();
          host.scrollTo(along(frame * STEP_X, host, 'x'), along(frame * STEP_Y, host, 'y'));
          afterPaint(() => done(performance.now() - start));
        });
      }),
    );
  }
  return costs;
}

const STOPS = 30;

/** Points in view where there is no cell, or one of another day or row, once the grid rests. */
export async function countBlanks(host: HTMLElement): Promise<number> {
  host.scrollTo(0, 0);
  await settled();
  const box = host.getBoundingClientRect();
  let blanks = 0;
  for (let frame = 1; frame <= STOPS * 3; frame += 1) {
    host.scrollTo(along(frame * STEP_X * 7, host, 'x'), along(frame * STEP_Y * 7, host, 'y'));
    await new Promise(requestAnimationFrame);
    await new Promise<void>((done) => afterPaint(done));
    if (frame % 3 !== 0) continue;
    while (host.querySelector('.view.moving')) await new Promise(requestAnimationFrame);
    for (const part of [0.02, 0.3, 0.6, 0.97]) {
      const x = Math.round(part * (host.clientWidth - 160));
      const y = Math.round(part * (host.clientHeight - 55));
      // The line between two rows belongs to neither, nor do the corners, which are round.
      if ((y + host.scrollTop) % 45 === 44 || (x + host.scrollLeft) % 80 < 6) continue;
      const found = document.elementFromPoint(
        box.left + host.clientLeft + 160 + x,
        box.top + host.clientTop + 55 + y,
      );
      const day = Math.floor((x + host.scrollLeft) / 80);
      const row = Math.floor((y + host.scrollTop) / 45);
      const cell = found?.closest('.cell');
      const right =
        cell?.getAttribute('aria-colindex') === String(day + 2) &&
        cell.closest('.row')?.getAttribute('aria-rowindex') === String(row + 2);
      if (!right) blanks += 1;
    }
  }
  return blanks;
}

/** To and fro, so that it never stands still at an end. */
function along(distance: number, host: HTMLElement, axis: 'x' | 'y'): number {
  const length =
    axis === 'x' ? host.scrollWidth - host.clientWidth : host.scrollHeight - host.clientHeight;
  const turn = distance % (2 * length);
  return turn < length ? turn : 2 * length - turn;
}

function afterPaint(done: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done();
  port2.postMessage(null);
}

/** A grid opens on a page that stands: React has rendered on it, its styles are known and its font has come. */
export async function standing(): Promise<void> {
  // What the start of the page left behind isn't collected in the middle of an opening.
  (globalThis as { gc?: () => void }).gc?.();
  await settled();
  await document.fonts.ready;
  await settled();
}

/**
 * When what was drawn in this frame is seen. The next one may begin while the pixels of this one are still being made, so
 * that counting to it was luck; the one after it begins when they are there. What it has to do itself is not counted.
 */
export async function onTheScreen(): Promise<number> {
  await new Promise(requestAnimationFrame);
  return new Promise(requestAnimationFrame);
}

export async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

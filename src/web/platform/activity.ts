// Whether someone is at the screen. Refreshes of an abandoned screen must not keep its session alive.
const ACTIVE_FOR_MS = 5 * 60_000;

let lastSign = Date.now();

export function watchActivity(): void {
  const note = () => {
    lastSign = Date.now();
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(type, note, { capture: true, passive: true });
  }
}

export function isPersonActive(): boolean {
  return Date.now() - lastSign < ACTIVE_FOR_MS;
}

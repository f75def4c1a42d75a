import { describe, expect, it } from 'vitest';
import { createToastStore, type ToastClock } from './toast-store';

function createManualClock() {
  let time = 0;
  let nextTimer = 1;
  const timers = new Map<unknown, { due: number; run: () => void }>();
  const clock: ToastClock = {
    now: () => time,
    setTimer(run, ms) {
      timers.set(nextTimer, { due: time + ms, run });
      return nextTimer++;
    },
    clearTimer: (timer) => timers.delete(timer),
  };
  function advance(ms: number) {
    const end = time + ms;
    for (;;) {
      const [first] = [...timers].sort(([, a], [, b]) => a.due - b.due);
      if (!first || first[1].due > end) break;
      timers.delete(first[0]);
      time = first[1].due;
      first[1].run();
    }
    time = end;
  }
  return { clock, advance };
}

function setUp() {
  const { clock, advance } = createManualClock();
  const store = createToastStore(clock);
  return { store, advance, title: () => store.getState().visible?.title ?? null };
}

const saved = { title: 'Saved' };
const failed = { title: 'Failed', tone: 'destructive' } as const;

describe('one toast at a time', () => {
  it('shows a success for five seconds', () => {
    const { store, advance, title } = setUp();
    store.toast(saved);
    advance(4_999);
    expect(title()).toBe('Saved');
    advance(1);
    expect(title()).toBeNull();
  });

  it('leaves ten seconds for an error and for a toast with an action', () => {
    for (const input of [failed, { ...saved, action: { label: 'Undo', onSelect() {} } }]) {
      const { store, advance, title } = setUp();
      store.toast(input);
      advance(9_999);
      expect(title()).toBe(input.title);
      advance(1);
      expect(title()).toBeNull();
    }
  });

  it('replaces a success at once, and the new one has its full time', () => {
    const { store, advance, title } = setUp();
    store.toast(saved);
    advance(4_000);
    store.toast({ title: 'Published' });
    expect(title()).toBe('Published');
    advance(4_999);
    expect(title()).toBe('Published');
  });

  it('replaces a success by an error at once', () => {
    const { store, title } = setUp();
    store.toast(saved);
    store.toast(failed);
    expect(title()).toBe('Failed');
  });
});

describe('an error is not pushed away', () => {
  it('keeps a later success waiting until the error stood five seconds', () => {
    const { store, advance, title } = setUp();
    store.toast(failed);
    advance(1_000);
    store.toast(saved);
    expect(title()).toBe('Failed');
    advance(3_999);
    expect(title()).toBe('Failed');
    advance(1);
    expect(title()).toBe('Saved');
  });

  it('gives way at once when it stood five seconds already', () => {
    const { store, advance, title } = setUp();
    store.toast(failed);
    advance(5_000);
    store.toast(saved);
    expect(title()).toBe('Saved');
  });

  it('shows those that wait in their order, each for its turn, the last for its full time', () => {
    const { store, advance, title } = setUp();
    store.toast(failed);
    store.toast({ title: 'First' });
    store.toast({ title: 'Second' });
    advance(5_000);
    expect(title()).toBe('First');
    advance(2_000);
    expect(title()).toBe('Second');
    advance(4_999);
    expect(title()).toBe('Second');
    advance(1);
    expect(title()).toBeNull();
  });

  it('shows the waiting one as soon as the error is dismissed', () => {
    const { store, title } = setUp();
    store.toast(failed);
    store.toast(saved);
    store.dismiss();
    expect(title()).toBe('Saved');
  });

  it('never shows a waiting toast that was dismissed by its id', () => {
    const { store, advance, title } = setUp();
    store.toast(failed);
    store.dismiss(store.toast(saved));
    advance(9_999);
    expect(title()).toBe('Failed');
    advance(1);
    expect(title()).toBeNull();
  });
});

describe('pausing', () => {
  it('stops the time, and goes on with what was left', () => {
    const { store, advance, title } = setUp();
    store.toast(saved);
    advance(3_000);
    store.pause();
    advance(60_000);
    expect(title()).toBe('Saved');
    store.resume();
    advance(1_999);
    expect(title()).toBe('Saved');
    advance(1);
    expect(title()).toBeNull();
  });

  it('lets nothing slip under the pointer, not even an error', () => {
    const { store, advance, title } = setUp();
    store.toast(saved);
    store.pause();
    store.toast(failed);
    advance(60_000);
    expect(title()).toBe('Saved');
    store.resume();
    advance(2_000);
    expect(title()).toBe('Failed');
  });

  it('ends with the toast that was paused', () => {
    const { store, advance, title } = setUp();
    store.toast(saved);
    store.pause();
    store.dismiss();
    store.toast(saved);
    advance(5_000);
    expect(title()).toBeNull();
  });
});

describe('recent messages', () => {
  it('keeps the last twenty, newest first, also those never shown', () => {
    const { store } = setUp();
    store.toast(failed);
    for (let n = 1; n <= 25; n++) store.toast({ title: `Message ${n}` });
    const titles = store.getState().recent.map((message) => message.title);
    expect(titles).toHaveLength(20);
    expect(titles[0]).toBe('Message 25');
    expect(titles[19]).toBe('Message 6');
  });

  it('tells subscribers until they leave', () => {
    const { store } = setUp();
    const seen: (string | null)[] = [];
    const leave = store.subscribe(() => seen.push(store.getState().visible?.title ?? null));
    store.toast(saved);
    leave();
    store.dismiss();
    expect(seen.at(-1)).toBe('Saved');
  });

  it('forgets what was said to the person before, except the toast on show', () => {
    const { store } = setUp();
    store.toast(failed);
    store.toast(failed);
    store.forget();
    expect(store.getState().recent).toEqual([store.getState().visible]);
    store.dismiss();
    store.forget();
    expect(store.getState().recent).toEqual([]);
  });
});

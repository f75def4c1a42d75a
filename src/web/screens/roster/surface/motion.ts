// The grid in motion: from the second step on it is a picture, until it has rested for a moment.
import type { Body, BodyFrame } from './body';
import type { Place } from './key-moves';
import { createMovingView, type MovingView } from './moving-view';

interface Moved {
  host: HTMLElement;
  view: HTMLElement;
  body: Body;
  /** Draws the grid with elements, which ends the motion. */
  onRest: () => void;
}

export function createMotion({ host, view, body, onRest }: Moved) {
  let moving = false;
  let picture: MovingView | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let restsAt = 0;

  /** Not before it is needed: the first cells are to be seen soon. */
  function addPicture(): MovingView {
    const made = createMovingView();
    view.prepend(made.canvas);
    view.append(made.models);
    return made;
  }

  function setMoving(next: boolean): void {
    if (moving === next) return;
    moving = next;
    view.classList.toggle('moving', next);
    host.dispatchEvent(new Event(next ? 'moving' : 'resting'));
  }

  /** One timer for a motion: another one in each frame would be noticed. */
  function restIfStill(): void {
    const left = restsAt - performance.now();
    if (left <= 0) onRest();
    else resting = setTimeout(restIfStill, left);
  }

  function stopTimer(): void {
    clearTimeout(resting);
    resting = undefined;
  }

  return {
    isOn: () => moving,
    /** A frame, after which the grid rests when none follows within so many milliseconds. */
    draw(now: BodyFrame, hovered: Place | undefined, rest: number): void {
      picture ??= addPicture();
      if (!moving) picture.begin(host, now);
      body.move(now);
      picture.draw(now, body.zoneOf, hovered);
      setMoving(true);
      restsAt = performance.now() + rest;
      resting ??= setTimeout(restIfStill, rest);
    },
    stopTimer,
    end: () => setMoving(false),
    /** The picture is painted anew: fonts have come. */
    forget: () => picture?.forget(),
  };
}

// Pictures of parts of the grid, each painted once from an element that has the same look. While the grid moves, they
// are copied to where those parts are.
import { paintElement } from './paint-element';

/** With more, all are painted again: most are looks that have gone by. */
const MOST_PICTURES = 1_000;

/** A canvas in the box has the kind of digits that its pen can't be told. */
export function createPictures(box: HTMLElement) {
  const known = new Map<unknown, HTMLCanvasElement>();

  /** A canvas each: copying a part of a large one takes twice as long. */
  function paint(element: Element): HTMLCanvasElement {
    const scale = devicePixelRatio;
    const { width, height } = element.getBoundingClientRect();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    canvas.hidden = true;
    box.append(canvas);
    const pen = canvas.getContext('2d');
    pen?.scale(scale, scale);
    if (pen) paintElement(pen, element);
    canvas.remove();
    return canvas;
  }

  return {
    /** Painted from the element when there is none of this key yet. */
    of(key: unknown, element: () => Element): HTMLCanvasElement {
      const found = known.get(key);
      if (found) return found;
      if (known.size > MOST_PICTURES) known.clear();
      const picture = paint(element());
      known.set(key, picture);
      return picture;
    },
    forget: () => known.clear(),
  };
}

// Pictures of parts of the grid, each painted once from an element that has the same look. While the grid moves, they
// are copied to where those parts are.
import { paintElement } from './paint-element';

/** With more, all are painted again: most are looks that have gone by. */
const MOST_PICTURES = 1_000;

/** Painted on a canvas in the box, which has the kind of digits that a pen can't be told. */
export function createPictures(box: HTMLElement) {
  const known = new Map<unknown, HTMLCanvasElement>();
  const stage = document.createElement('canvas');
  stage.hidden = true;
  box.append(stage);
  const pen = stage.getContext('2d');

  /** A canvas each: copying a part of a large one takes twice as long. */
  function paint(element: Element): HTMLCanvasElement {
    const scale = devicePixelRatio;
    const { width, height } = element.getBoundingClientRect();
    const picture = document.createElement('canvas');
    picture.width = Math.ceil(width * scale);
    picture.height = Math.ceil(height * scale);
    if (!pen) return picture;
    // The same one for all of them: another size, or another canvas in the page, would have to be laid out first.
    if (stage.width < picture.width) stage.width = picture.width;
    if (stage.height < picture.height) stage.height = picture.height;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, stage.width, stage.height);
    paintElement(pen, element);
    picture.getContext('2d')?.drawImage(stage, 0, 0);
    return picture;
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

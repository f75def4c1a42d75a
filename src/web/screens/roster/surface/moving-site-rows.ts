// The rows under the grid while it moves: drawn from pictures of their cells, as the grid above them.
import { createBlocks } from './blocks';
import { createBox } from './boxes';
import { DAY_WIDTH, lineWidth, NAME_WIDTH, type Zoom } from './geometry';
import { createPictures } from './pictures';

/** How many days a block has. */
const BLOCK_DAYS = { normal: 4, compact: 12 } as const;

interface Look {
  className: string;
  text: string;
}

interface Model {
  sites: readonly { id: string }[];
  zoom: Zoom;
  /** The same object for the same look. */
  at(siteId: string, day: number): Look;
}

export function createMovingSiteRows(box: HTMLElement) {
  const canvas = document.createElement('canvas');
  canvas.className = 'moving-picture';
  const pen = canvas.getContext('2d', { alpha: false });
  // Nobody sees it; it has the styles of the rows, because it is among them.
  const models = createBox('site-row models', 'none');
  models.setAttribute('aria-hidden', 'true');
  const cell = document.createElement('button');
  cell.type = 'button';
  cell.tabIndex = -1;
  models.append(cell);
  const pictures = createPictures(models);
  const blocks = createBlocks();
  let blocksOf: Model | undefined;
  let drawnAt: number | undefined;
  let madeFor = '';
  let place = { x: 0, y: 0, row: 0 };
  let colors = { raised: '', line: '' };

  function pictureOf(look: Look) {
    return pictures.of(look, () => {
      cell.className = look.className;
      cell.textContent = look.text;
      return cell;
    });
  }

  function paintDays(
    on: CanvasRenderingContext2D,
    { sites, zoom, at }: Model,
    first: number,
  ): void {
    const scale = devicePixelRatio;
    const day = DAY_WIDTH[zoom] * scale;
    const thin = Math.round(lineWidth() * scale);
    on.fillStyle = colors.raised;
    on.fillRect(0, 0, on.canvas.width, on.canvas.height);
    on.fillStyle = colors.line;
    for (const [row, { id }] of sites.entries()) {
      const top = row * place.row;
      const end = Math.round((top + place.row) * scale);
      if (row < sites.length - 1) on.fillRect(0, end - thin, on.canvas.width, thin);
      for (let index = first; index < first + BLOCK_DAYS[zoom]; index += 1) {
        const left = Math.round(index * day + place.x * scale) - Math.round(first * day);
        on.drawImage(pictureOf(at(id, index)), left, Math.round((top + place.y) * scale));
      }
    }
  }

  return {
    elements: [canvas, models],
    begin({ sites, zoom }: Model): void {
      drawnAt = undefined;
      const scale = devicePixelRatio;
      const style = getComputedStyle(box);
      const [inner, outer] = [cell.getBoundingClientRect(), models.getBoundingClientRect()];
      place = { x: inner.x - outer.x, y: inner.y - outer.y, row: outer.height };
      const width = Math.max(0, box.clientWidth - NAME_WIDTH);
      const height = sites.length * outer.height;
      if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale);
      if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      colors = {
        raised: style.backgroundColor,
        line: getComputedStyle(models).borderBottomColor,
      };
      const wanted = [colors.raised, colors.line, style.fontFamily, scale, zoom].join(' ');
      if (wanted === madeFor) return;
      madeFor = wanted;
      pictures.forget();
      blocks.forget();
    },
    draw(model: Model, x: number): void {
      if (!pen) return;
      const offset = Math.round(x * devicePixelRatio);
      // The days stand still while only the people move.
      if (model === blocksOf && offset === drawnAt) return;
      if (model !== blocksOf) blocks.forget();
      blocksOf = model;
      drawnAt = offset;
      const count = BLOCK_DAYS[model.zoom];
      const day = DAY_WIDTH[model.zoom] * devicePixelRatio;
      for (let first = Math.floor(offset / (day * count)) * count; ; first += count) {
        const [left, end] = [Math.round(first * day), Math.round((first + count) * day)];
        if (left - offset >= canvas.width) break;
        const paint = (on: CanvasRenderingContext2D) => paintDays(on, model, first);
        const block = blocks.of(`${first}`, end - left, canvas.height, paint);
        pen.drawImage(block, left - offset, 0);
      }
      blocks.sweep();
    },
  };
}

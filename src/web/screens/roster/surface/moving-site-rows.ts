// The rows under the grid while it moves: drawn from pictures of their cells, as the grid above them.
import { createBox } from './boxes';
import { DAY_WIDTH, NAME_WIDTH, type Range, type Zoom } from './geometry';
import { createPictures } from './pictures';

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

  return {
    elements: [canvas, models],
    begin({ sites, zoom }: Model): void {
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
      if (wanted !== madeFor) pictures.forget();
      madeFor = wanted;
    },
    draw({ sites, zoom, at }: Model, days: Range, x: number): void {
      if (!pen) return;
      const scale = devicePixelRatio;
      const width = DAY_WIDTH[zoom];
      const thin = Math.max(1, Math.round(scale));
      pen.fillStyle = colors.raised;
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = colors.line;
      for (const [row, { id }] of sites.entries()) {
        const top = row * place.row;
        const end = Math.round((top + place.row) * scale);
        if (row < sites.length - 1) pen.fillRect(0, end - thin, canvas.width, thin);
        for (let day = days.first; day < days.end; day += 1) {
          const left = Math.round((day * width - x + place.x) * scale);
          pen.drawImage(pictureOf(at(id, day)), left, Math.round((top + place.y) * scale));
        }
      }
    },
  };
}

// Gradients as the style sheet says them, for a canvas.
import { inWholePixels } from './geometry';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Pen = CanvasRenderingContext2D;

interface Gradient {
  kind: string;
  /** Radians, clockwise from the top. */
  angle: number;
  stops: readonly { color: string; at: string }[];
}

const CLEAR = 'rgba(0, 0, 0, 0)';

/** Fills a box with an image of the style sheet. 'none' fills nothing. */
export function fillWithImage(pen: Pen, image: string, box: Rect): void {
  const gradient = gradientOf(image);
  if (!gradient) return;
  if (gradient.kind === 'radial') fillWithEllipse(pen, gradient, box);
  else {
    pen.fillStyle = lineOf(pen, gradient, box);
    pen.fillRect(box.x, box.y, box.width, box.height);
  }
}

/** The boxes of the layers of a background, the lowest first. */
export function layersOf(style: CSSStyleDeclaration, area: Rect): (Rect & { image: string })[] {
  const positions = splitOutside(style.backgroundPosition, ',');
  const sizes = splitOutside(style.backgroundSize, ',');
  return splitOutside(style.backgroundImage, ',')
    .map((image, at) => {
      const [x = '0px', y = '0px'] = splitOutside(positions[at % positions.length] ?? '', ' ');
      const [across = 'auto', down = 'auto'] = splitOutside(sizes[at % sizes.length] ?? '', ' ');
      const width = inWholePixels(across === 'auto' ? area.width : lengthIn(across, area.width));
      const height = inWholePixels(down === 'auto' ? area.height : lengthIn(down, area.height));
      return {
        image,
        x: inWholePixels(area.x + lengthIn(x, area.width - width)),
        y: inWholePixels(area.y + lengthIn(y, area.height - height)),
        width,
        height,
      };
    })
    .reverse();
}

/** Up to the closest sides. */
function fillWithEllipse(pen: Pen, gradient: Gradient, { x, y, width, height }: Rect): void {
  const radius = width / 2;
  const made = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  addStops(made, gradient, radius, 0);
  pen.save();
  pen.translate(x + radius, y + height / 2);
  pen.scale(1, height / width);
  pen.fillStyle = made;
  pen.fillRect(-radius, -radius, width, width);
  pen.restore();
}

function lineOf(pen: Pen, gradient: Gradient, box: Rect): CanvasGradient {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [sin, cos] = [Math.sin(gradient.angle), Math.cos(gradient.angle)];
  const length = Math.abs(box.width * sin) + Math.abs(box.height * cos);
  const [dx, dy] = [(sin * length) / 2, (-cos * length) / 2];
  const made = pen.createLinearGradient(x - dx, y - dy, x + dx, y + dy);
  const last = gradient.stops.at(-1);
  const repeats = gradient.kind === 'repeating-linear' && last;
  const period = repeats ? lengthIn(last.at, length) : length;
  for (let start = 0; start < length; start += period) addStops(made, gradient, length, start);
  return made;
}

function addStops(made: CanvasGradient, { stops }: Gradient, length: number, start: number): void {
  for (const [at, { color, at: place }] of stops.entries()) {
    const part = (start + lengthIn(place, length)) / length;
    if (part > 1) return;
    // Between a colour and a transparent one a canvas passes through grey, the style sheet doesn't.
    const beside = [stops[at - 1], stops[at + 1]].find((each) => each && each.color !== CLEAR);
    const clear = color === CLEAR && beside;
    made.addColorStop(Math.max(0, part), clear ? `rgb(from ${beside.color} r g b / 0)` : color);
  }
}

function gradientOf(image: string): Gradient | undefined {
  const [, kind, inside] = /^(linear|repeating-linear|radial)-gradient\((.*)\)$/.exec(image) ?? [];
  if (!kind || !inside) return undefined;
  const parts = splitOutside(inside, ',');
  const angle = /^([\d.]+)deg$/.exec(parts[0] ?? '')?.[1];
  const stops = parts.slice(angle || parts[0] === 'closest-side' ? 1 : 0);
  return {
    kind,
    angle: (Number(angle ?? 180) * Math.PI) / 180,
    stops: stops.flatMap((stop, at) => {
      const [color = '', ...places] = splitOutside(stop, ' ');
      if (places.length === 0) places.push(at === 0 ? '0%' : '100%');
      return places.map((place) => ({ color, at: place }));
    }),
  };
}

/** '5px', '50%' or 'calc(100% - 1px)' */
function lengthIn(text: string, whole: number): number {
  const part = Number(/(-?[\d.]+)%/.exec(text)?.[1] ?? 0) / 100;
  const [, sign, pixels] = /([+-] )?(-?[\d.]+)px/.exec(text) ?? [];
  return part * whole + Number(pixels ?? 0) * (sign === '- ' ? -1 : 1);
}

/** Not inside parentheses. */
function splitOutside(text: string, by: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === by && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

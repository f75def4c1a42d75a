// Paints an element of the grid on a canvas, by its style and its layout: the style sheet stays the only description of
// how the grid looks. It knows what the grid's style sheets use, and nothing else.
import { inPixels, inWholePixels } from './geometry';
import { fillWithImage, layersOf, type Rect } from './gradients';

type Pen = CanvasRenderingContext2D;

const px = (value: string) => Number.parseFloat(value) || 0;

/** Its upper left corner is the origin of the pen, and begins with a pixel of the screen. */
export function paintElement(pen: Pen, element: Element): void {
  paint(pen, element, element.getBoundingClientRect());
}

function paint(pen: Pen, element: Element, origin: DOMRect): void {
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  const box = placed(element, origin);
  pen.save();
  pen.globalAlpha *= Number(style.opacity);
  paintBox(pen, style, snapped(box));
  paintPseudo(pen, element, '::before', style, box);
  for (const node of element.childNodes) {
    if (node instanceof Text) paintText(pen, node, style, box, origin);
    else if (node instanceof Element) paint(pen, node, origin);
  }
  paintPseudo(pen, element, '::after', style, box);
  paintOutline(pen, style, box);
  pen.restore();
}

function placed(part: Element | Range, origin: DOMRect): DOMRect {
  const { x, y, width, height } = part.getBoundingClientRect();
  return new DOMRect(x - origin.x, y - origin.y, width, height);
}

/** Boxes begin and end with whole pixels, wherever their text is. */
function snapped(box: Rect): Rect {
  const [x, y] = [inWholePixels(box.x), inWholePixels(box.y)];
  const [right, bottom] = [box.x + box.width, box.y + box.height].map(inWholePixels);
  return { x, y, width: (right ?? x) - x, height: (bottom ?? y) - y };
}

function inside(
  { x, y, width, height }: Rect,
  style: CSSStyleDeclaration,
): Rect & { radius: number } {
  const [left, top] = [px(style.borderLeftWidth), px(style.borderTopWidth)];
  const radius = px(style.borderTopLeftRadius);
  const round = style.borderTopLeftRadius.endsWith('%') ? (width * radius) / 100 : radius;
  return {
    x: x + left,
    y: y + top,
    width: width - left - px(style.borderRightWidth),
    height: height - top - px(style.borderBottomWidth),
    radius: Math.max(0, round - left),
  };
}

function paintBox(pen: Pen, style: CSSStyleDeclaration, box: Rect): void {
  const inner = inside(box, style);
  const clipped = style.backgroundClip.startsWith('padding-box');
  pen.save();
  if (clipped) trace(pen, inner, inner.radius);
  else trace(pen, box, inner.radius > 0 ? inner.radius + px(style.borderLeftWidth) : 0);
  pen.fillStyle = style.backgroundColor;
  pen.fill();
  if (style.backgroundImage !== 'none') {
    pen.clip();
    for (const layer of layersOf(style, inner)) fillWithImage(pen, layer.image, layer);
  }
  pen.restore();
  paintShadow(pen, style.boxShadow, inner);
  if (style.borderImageSource === 'none') paintBorders(pen, style, box);
  else {
    const wanted = px(style.borderImageWidth.split(' ')[2] ?? '');
    const height = Math.floor(inPixels(wanted)) / devicePixelRatio;
    const strip = { x: box.x, y: box.y + box.height - height, width: box.width, height };
    if (height > 0) fillWithImage(pen, style.borderImageSource, strip);
  }
}

function trace(pen: Pen, { x, y, width, height }: Rect, radius: number): void {
  pen.beginPath();
  if (radius > 0) pen.roundRect(x, y, width, height, radius);
  else pen.rect(x, y, width, height);
}

function paintBorders(pen: Pen, style: CSSStyleDeclaration, box: Rect): void {
  const { x, y, width, height } = box;
  const [top, right] = [px(style.borderTopWidth), px(style.borderRightWidth)];
  const [bottom, left] = [px(style.borderBottomWidth), px(style.borderLeftWidth)];
  if (top > 0 && left > 0 && right > 0 && bottom > 0) {
    const line = {
      color: style.borderTopColor,
      width: top,
      dashed: style.borderTopStyle === 'dashed',
    };
    paintLine(pen, box, top / 2, px(style.borderTopLeftRadius), line);
    return;
  }
  pen.fillStyle = style.borderBottomColor;
  if (bottom > 0) pen.fillRect(x, y + height - bottom, width, bottom);
  pen.fillStyle = style.borderRightColor;
  if (right > 0) pen.fillRect(x + width - right, y, right, height);
}

function paintLine(
  pen: Pen,
  { x, y, width, height }: Rect,
  inset: number,
  round: number,
  line: { color: string; width: number; dashed: boolean },
): void {
  const [across, down] = [width - 2 * inset, height - 2 * inset];
  const radius = Math.max(0, round - inset);
  trace(pen, { x: x + inset, y: y + inset, width: across, height: down }, radius);
  pen.lineWidth = line.width;
  pen.strokeStyle = line.color;
  // Chromium measures the inner edge.
  const edge = Math.max(0, radius - line.width / 2);
  const length = 2 * (across + down - 2 * line.width) - 8 * edge + 2 * Math.PI * edge;
  const dash = 3 * line.width;
  pen.setLineDash(line.dashed ? [dash, gapFor(length, dash, 2 * line.width)] : []);
  pen.stroke();
  pen.setLineDash([]);
}

/** As Chromium fits dashes to a closed line. */
function gapFor(length: number, dash: number, wanted: number): number {
  const fewest = Math.floor(length / (dash + wanted));
  const wide = (length - fewest * dash) / fewest;
  const narrow = (length - (fewest + 1) * dash) / (fewest + 1);
  return narrow <= 0 || Math.abs(wide - wanted) < Math.abs(narrow - wanted) ? wide : narrow;
}

/** 'oklch(…) 1px 0px 0px 0px inset': a line at one side, or all around. */
function paintShadow(pen: Pen, shadow: string, box: Rect & { radius: number }): void {
  const [, color, x, y, spread] =
    /^(.*\)) (-?[\d.]+)px (-?[\d.]+)px 0px ([\d.]+)px inset$/.exec(shadow) ?? [];
  if (!color) return;
  const [across, down, thick] = [Number(x), Number(y), Number(spread)];
  if (thick > 0) {
    paintLine(pen, box, thick / 2, box.radius, { color, width: thick, dashed: false });
    return;
  }
  pen.fillStyle = color;
  if (across > 0) pen.fillRect(box.x, box.y, across, box.height);
  if (down < 0) pen.fillRect(box.x, box.y + box.height + down, box.width, -down);
}

function paintOutline(pen: Pen, style: CSSStyleDeclaration, box: Rect): void {
  if (style.outlineStyle !== 'dashed') return;
  const width = px(style.outlineWidth);
  const inset = -px(style.outlineOffset) - width / 2;
  const line = { color: style.outlineColor, width, dashed: true };
  paintLine(pen, box, inset, px(style.borderTopLeftRadius), line);
}

/**
 * Letters are set in pixels of the screen, as the browser sets them: set small and made larger, they would stand
 * elsewhere. The shorthand of a font is empty where a part of it, as the kind of digits, can't be said in it.
 */
function setFont(pen: Pen, style: CSSStyleDeclaration) {
  const scale = devicePixelRatio;
  const size = px(style.fontSize) * scale;
  pen.font = `${style.fontStyle} ${style.fontWeight} ${size}px ${style.fontFamily}`;
  pen.fillStyle = style.color;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('0');
  const above = Math.round(fontBoundingBoxAscent) / scale;
  const below = Math.round(fontBoundingBoxDescent) / scale;
  return {
    above,
    below,
    widthOf: (text: string) => pen.measureText(text).width / scale,
    write(text: string, x: number, baseline: number) {
      pen.save();
      pen.scale(1 / scale, 1 / scale);
      pen.fillText(text, inPixels(x), Math.round(inPixels(baseline)));
      pen.restore();
    },
  };
}

type Font = ReturnType<typeof setFont>;

/** Word by word where the browser has put them: lines may be justified. */
function paintText(
  pen: Pen,
  node: Text,
  style: CSSStyleDeclaration,
  box: Rect,
  origin: DOMRect,
): void {
  const font = setFont(pen, style);
  const { above, below } = font;
  const range = document.createRange();
  const limit = style.textOverflow === 'ellipsis' ? box.x + box.width : Number.POSITIVE_INFINITY;
  for (const { 0: word, index } of node.data.matchAll(/[^ \n]+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { x, y, width, height } = placed(range, origin);
    const baseline = y + (height - above - below) / 2 + above;
    if (x + width <= limit + 1) font.write(word, x, baseline);
    else {
      font.write(shortened(font, word, limit - x), x, baseline);
      return;
    }
    if (style.textDecorationLine.includes('line-through')) pen.fillRect(x, baseline - 4, width, 1);
  }
}

function shortened({ widthOf }: Font, word: string, room: number): string {
  for (let length = word.length; length > 0; length -= 1) {
    const text = `${word.slice(0, length)}…`;
    if (widthOf(text) <= room) return text;
  }
  return '…';
}

/** One that is positioned has its place and its size in its style; another one is a sign first in the line. */
function paintPseudo(
  pen: Pen,
  element: Element,
  which: '::before' | '::after',
  { paddingLeft }: CSSStyleDeclaration,
  box: DOMRect,
): void {
  const style = getComputedStyle(element, which);
  const text = /^"([^"]*)"/.exec(style.content)?.[1];
  if (text === undefined) return;
  const own = inside(box, getComputedStyle(element));
  if (style.position !== 'absolute') {
    const { above, write } = setFont(pen, style);
    write(text, own.x + px(paddingLeft), box.y + 1 + above);
    return;
  }
  const area = {
    x: own.x + px(style.left),
    y: own.y + px(style.top),
    width: px(style.width),
    height: px(style.height),
  };
  paintBox(pen, style, snapped(area));
  if (!text.trim()) return;
  const { above, below, widthOf, write } = setFont(pen, style);
  const lead = Math.floor((area.height - above - below) / 2);
  write(text, area.x + (area.width - widthOf(text)) / 2, area.y + lead + above);
}

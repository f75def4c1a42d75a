// Blocks of a picture in motion: each is painted once, when it comes into view, and moved as a whole until it is out of
// it again. Copying few large parts takes a third of the time of copying many small ones.

interface Block {
  canvas: HTMLCanvasElement;
  pen: CanvasRenderingContext2D;
  /** The last frame that showed it. */
  frame: number;
}

export function createBlocks() {
  const known = new Map<string, Block>();
  const spare: Block[] = [];
  let frame = 0;

  return {
    /** Painted when there is none of this key yet; all of it has to be. */
    of(
      key: string,
      width: number,
      height: number,
      paint: (pen: CanvasRenderingContext2D) => void,
    ): HTMLCanvasElement {
      const block = known.get(key) ?? spare.pop() ?? createBlock();
      block.frame = frame;
      const { canvas, pen } = block;
      if (known.has(key)) return canvas;
      known.set(key, block);
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      paint(pen);
      return canvas;
    },
    /** After each frame: what was not in it serves for what comes next. */
    sweep() {
      for (const [key, block] of known) {
        if (block.frame === frame) continue;
        known.delete(key);
        spare.push(block);
      }
      frame += 1;
    },
    forget() {
      spare.push(...known.values());
      known.clear();
    },
  };
}

function createBlock(): Block {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  return { canvas, pen, frame: 0 };
}

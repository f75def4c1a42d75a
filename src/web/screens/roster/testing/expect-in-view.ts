import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Whether a day is in view: the grid keeps some others ready. */
export async function expectInView(name: string | RegExp, inView = true): Promise<void> {
  const day = page.getByRole('columnheader', { name, exact: typeof name === 'string' });
  await expect
    .poll(() => {
      const grid = document.querySelector('[role=grid]')?.getBoundingClientRect();
      const { left, right } = day.query()?.getBoundingClientRect() ?? new DOMRect(-1, -1);
      return grid !== undefined && left >= grid.left + 159 && right <= grid.right;
    })
    .toBe(inView);
}

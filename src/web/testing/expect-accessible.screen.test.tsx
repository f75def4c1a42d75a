// That axe notices: every other test only says that it found nothing.
import { expect, test } from 'vitest';
import { expectAccessible } from './expect-accessible';

function show(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.body;
}

test('a text that is too pale is found in either theme, and each colour is judged for itself', async () => {
  const text = (color: string, behind: string) =>
    `<p style="color: ${color}; background: ${behind}">Roster</p>`;
  const dark = 'oklch(0.3 0.05 260)';
  const pale = 'oklch(0.85 0.02 260)';
  const white = 'oklch(1 0 0)';
  await expectAccessible(show(text(dark, white)));
  await expect(expectAccessible(show(text(pale, white)))).rejects.toThrow('color-contrast');
  await expectAccessible(show(text(pale, dark)));
  const byTheme = text('#333', 'light-dark(white, black)');
  const themed = `<div style="color-scheme: light dark">${byTheme}</div>`;
  await expect(expectAccessible(show(themed))).rejects.toThrow('color-contrast');
  await expect(expectAccessible(show('<img src="data:,">'))).rejects.toThrow('image-alt');
  document.body.replaceChildren();
});

// A checkbox of the grid. It is no tab stop of its own: the keyboard has Shift+Space and Ctrl+A.
import type { Checked } from '../selection/select-rows';
import { element } from './element';

export function createCheck(): HTMLDivElement {
  const box = element('check', 'checkbox');
  box.setAttribute('aria-checked', 'false');
  return box;
}

export function setChecked(box: HTMLElement, checked: Checked): void {
  if (box.getAttribute('aria-checked') !== checked) box.setAttribute('aria-checked', checked);
}

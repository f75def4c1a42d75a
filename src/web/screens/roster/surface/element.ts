/** `role` none means a box that says nothing to a screen reader. */
export function element(className: string, role?: string): HTMLDivElement {
  const box = document.createElement('div');
  box.className = className;
  if (role) box.setAttribute('role', role);
  return box;
}

export function BookTab() {
  return null;
}

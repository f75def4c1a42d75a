export function HolidaysTab() {
  return null;
}

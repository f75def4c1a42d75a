// The colours that groups are offered, in the order in which new groups take them.
export const COLOR_PRESETS = [
  { name: 'Blue', hex: '#3B82F6' },
  { name: 'Sky', hex: '#0EA5E9' },
  { name: 'Teal', hex: '#14B8A6' },
  { name: 'Green', hex: '#22C55E' },
  { name: 'Lime', hex: '#84CC16' },
  { name: 'Amber', hex: '#F59E0B' },
  { name: 'Orange', hex: '#F97316' },
  { name: 'Red', hex: '#EF4444' },
  { name: 'Pink', hex: '#EC4899' },
  { name: 'Purple', hex: '#8B5CF6' },
  { name: 'Brown', hex: '#92643B' },
  { name: 'Slate', hex: '#64748B' },
] as const;

/** The first preset that no group has; when all are taken, they begin again. */
export function unusedColor(groups: readonly { color_hex?: string | null | undefined }[]): string {
  const used = groups.map(({ color_hex }) => color_hex?.toUpperCase());
  const free = COLOR_PRESETS.find(({ hex }) => !used.includes(hex));
  return (free ?? COLOR_PRESETS[groups.length % COLOR_PRESETS.length] ?? COLOR_PRESETS[0]).hex;
}

/** The letter says which code it is; the colour helps the eye. The usual four look as on the cards. */
const USUAL: Record<string, string> = {
  D: 'bg-warn-soft text-warn',
  E: 'bg-brand-soft text-brand',
  N: 'bg-info text-info-soft',
  L: 'bg-info-soft text-info',
};
const OTHERS = ['bg-manual text-text', 'bg-auto text-text', 'bg-holiday text-text'];

export function codeTone(code: string, index: number): string {
  return USUAL[code] ?? OTHERS[index % OTHERS.length] ?? '';
}

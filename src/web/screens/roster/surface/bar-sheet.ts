// The bars of what was clocked: a rule for each start and end. Worked out by custom properties in each cell, they
// would take a third of the time that styles take in a fling.

const STEPS = '0123456789a';
/** The roster itself goes from 1 to 9. */
const [FIRST, LAST] = [1, 9];

let sheet: CSSStyleSheet | undefined;

/** Once for the page. */
export function addBarSheet(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  for (let start = 0; start < STEPS.length - 1; start += 1) {
    for (let end = start + 1; end < STEPS.length; end += 1) {
      sheet.insertRule(
        `.roster-grid .cell.bar-${start}${STEPS[end]} { border-image-source: ${barOf(start, end)} }`,
      );
    }
  }
  document.adoptedStyleSheets.push(sheet);
}

/** Without a variable where it can do without: those are put in and parsed again for every cell. */
function barOf(start: number, end: number): string {
  const stops = [
    `transparent ${at(Math.min(start, FIRST))}`,
    start > FIRST && `var(--color-line-strong) ${at(FIRST)} ${at(start)}`,
    `currentcolor ${at(start)} ${at(end)}`,
    end < LAST && `var(--color-line-strong) ${at(end)} ${at(LAST)}`,
    `transparent ${at(Math.max(end, LAST))}`,
  ];
  return `linear-gradient(90deg, ${stops.filter(Boolean).join(', ')})`;
}

const at = (step: number) => `${step * 10}%`;

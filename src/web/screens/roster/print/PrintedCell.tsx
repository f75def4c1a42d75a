import type { CellContent } from '#contract/api/roster-window';
import { STATUS_WORDS } from '../cell/status-words';
import type { Span } from './print-span';
import { linesOf } from './printed-shift';

type PrintedCellProps = {
  content: CellContent | undefined;
  span: Span;
  siteName: (site: number) => string;
  weekend: boolean;
};

/** A status in words where there is room, else by its letter; drafts in brackets and italics. */
export function PrintedCell({ content, span, siteName, weekend }: PrintedCellProps) {
  const status = content?.status;
  return (
    <td data-weekend={weekend}>
      {status && (span === 'month' ? STATUS_WORDS[status].charAt(0) : STATUS_WORDS[status])}
      {!status &&
        content?.shifts.map((shift) => (
          <div key={`${shift.start} ${shift.site}`} data-draft={!shift.published}>
            {linesOf(shift, span, siteName(shift.site)).map((line, index) => (
              <div key={line}>{index === 0 && !shift.published ? `(${line})` : line}</div>
            ))}
          </div>
        ))}
    </td>
  );
}

import { Check, Ellipsis, Flag, History, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import type { Timesheet } from '#contract/api/timesheets';
import {
  breakText,
  clockedText,
  countedText,
  differenceText,
  FLAG_TEXTS,
  paidText,
  rosteredText,
  SHEET_STATE_TEXTS,
} from '../../components/sheet-text';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Menu, MenuItem } from '../../ui/Menu';
import { useNear } from '../../ui/WindowedRows';
import { SheetBar } from './SheetBar';
import { SheetHistory } from './SheetHistory';
import { type SheetAction, sheetActions } from './sheet-actions';

type SheetRowProps = {
  sheet: Timesheet;
  own: boolean;
  open: boolean;
  pending: boolean;
  tabIndex: 0 | -1;
  /** One of so many that those out of sight are only outlined. */
  windowed: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onAction: (action: SheetAction) => void;
};

/** One timesheet: what was clocked, rostered and counted, always all three, and what can be done about it. */
export function SheetRow(props: SheetRowProps) {
  const { sheet, open, windowed } = props;
  const { ref, near } = useNear<HTMLLIElement>('page');
  return (
    <li
      ref={ref}
      tabIndex={props.tabIndex}
      data-list-item={sheet.id}
      aria-label={`${sheet.employee_name}, ${clockedText(sheet)}`}
      className="flex flex-col gap-3 px-4 py-3 -outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus sm:px-5"
      onFocus={props.onFocus}
    >
      {near || !windowed ? <Whole {...props} /> : <Outline sheet={sheet} />}
      {open && <SheetHistory sheet={sheet} />}
    </li>
  );
}

/** About as high as the whole. Searching the page finds it. */
function Outline({ sheet }: { sheet: Timesheet }) {
  return (
    <p className="min-h-40 lg:min-h-16">
      {sheet.employee_name} {clockedText(sheet)}
    </p>
  );
}

function Whole(props: SheetRowProps) {
  const { sheet, own } = props;
  const odd = sheet.flags.length > 0 || sheet.state === 'disputed';
  const rest = breakText(sheet);
  const paid = paidText(sheet);
  const difference = differenceText(sheet);
  return (
    <div className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_12rem_auto]">
      <div className="min-w-0 sm:text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-medium">
          {sheet.employee_name}
          {sheet.location_name && (
            <span className="font-normal text-muted">{sheet.location_name}</span>
          )}
          <Badge tone={odd ? 'warn' : 'neutral'}>{SHEET_STATE_TEXTS[sheet.state]}</Badge>
        </p>
        <dl className="flex flex-wrap gap-x-5 tabular-nums [&_dd]:inline [&_dt]:inline [&_dt]:text-muted">
          <div>
            <dt>Clocked</dt> <dd>{clockedText(sheet)}</dd>
          </div>
          <div>
            <dt>Rostered</dt> <dd>{rosteredText(sheet)}</dd>
          </div>
          <div>
            <dt>Counted</dt>{' '}
            <dd className="font-medium">
              {countedText(sheet)}
              {rest && `, ${rest}`}
            </dd>
          </div>
        </dl>
        {difference && <p className="text-muted tabular-nums">{difference}</p>}
        {paid && <p className="tabular-nums">{paid}</p>}
        {sheet.flags.length > 0 && (
          <p className="text-warn">{sheet.flags.map((flag) => FLAG_TEXTS[flag]).join(' · ')}</p>
        )}
        {sheet.disputed_reason && (
          <p className="wrap-anywhere">
            {sheet.disputed_by_name}: {sheet.disputed_reason}
          </p>
        )}
        {sheet.approved_by_name && (
          <p className="text-muted wrap-anywhere">
            Approved by {sheet.approved_by_name}
            {sheet.approved_reason && `: ${sheet.approved_reason}`}
          </p>
        )}
        {own && sheet.approved_at === null && (
          <p className="text-muted">This is your own time. Someone else approves it.</p>
        )}
      </div>
      <div className="self-center">
        <SheetBar sheet={sheet} />
      </div>
      <Actions {...props} />
    </div>
  );
}

const LABELS: Record<SheetAction, string> = {
  approve: 'Approve',
  correct: 'Correct',
  adjust: 'Adjust',
  reopen: 'Reopen',
  dispute: 'Dispute',
  remove: 'Take out',
};
const ICONS = {
  approve: Check,
  correct: PencilLine,
  adjust: PencilLine,
  reopen: RotateCcw,
  dispute: Flag,
  remove: Trash2,
};
const IN_MENU: readonly SheetAction[] = ['dispute', 'remove'];

function Actions({ sheet, own, open, pending, onToggle, onAction }: SheetRowProps) {
  const actions = sheetActions(sheet, own);
  const whose = `the time of ${sheet.employee_name}`;
  return (
    <div className="flex flex-wrap items-center gap-2 lg:w-80 lg:justify-end">
      {actions
        .filter((action) => !IN_MENU.includes(action))
        .map((action) => {
          const Icon = ICONS[action];
          return (
            <Button
              key={action}
              pending={action === 'approve' && pending}
              onClick={() => onAction(action)}
            >
              <Icon aria-hidden="true" />
              {LABELS[action]}
            </Button>
          );
        })}
      <Menu
        trigger={
          <IconButton label={`More for ${whose}`} variant="secondary">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={onToggle}>
          <History aria-hidden="true" />
          {open ? 'Hide the history' : 'Show the history'}
        </MenuItem>
        {actions
          .filter((action) => IN_MENU.includes(action))
          .map((action) => {
            const Icon = ICONS[action];
            return (
              <MenuItem
                key={action}
                tone={action === 'remove' ? 'danger' : 'neutral'}
                onSelect={() => onAction(action)}
              >
                <Icon aria-hidden="true" />
                {LABELS[action]}
              </MenuItem>
            );
          })}
      </Menu>
    </div>
  );
}

import { LIMITS } from '#contract/limits';
import { formatCount } from '#engine/counted';
import { Button } from '../../../ui/Button';
import { daysText, type GridActions } from './use-grid-actions';

const ACTIONS = [
  { action: 'publish', label: 'Publish' },
  { action: 'unpublish', label: 'Unpublish' },
  { action: 'delete-shifts', label: 'Delete shifts' },
  { action: 'off', label: 'Day Off' },
  { action: 'sick', label: 'Sick' },
  { action: 'holiday', label: 'Holiday' },
  { action: 'remove-status', label: 'Remove status' },
] as const;

/** Takes the place of the legend, so that the grid does not move. */
export function SelectionBar({ actions }: { actions: GridActions }) {
  const { count, tooMany } = actions;
  return (
    <section
      aria-label="Selection"
      className="flex min-h-9 flex-wrap items-center gap-x-1 gap-y-1 rounded-md bg-brand-soft px-2 print:hidden"
    >
      <p className="mr-2 text-sm font-semibold tabular-nums">{daysText(count)} selected</p>
      {tooMany ? (
        <p role="alert" className="text-sm text-danger">
          Select at most {formatCount(LIMITS.bulkCells)} days of {formatCount(LIMITS.rosterRows)}{' '}
          people.
        </p>
      ) : (
        <>
          <Button variant="ghost" size="sm" onClick={actions.add}>
            Add shift
          </Button>
          {ACTIONS.map(({ action, label }) => (
            <Button key={action} variant="ghost" size="sm" onClick={() => actions.act(action)}>
              {label}
            </Button>
          ))}
          <span aria-hidden="true" className="mx-1 h-5 w-px bg-line-strong/50" />
          <Button variant="ghost" size="sm" onClick={() => actions.take('copy')}>
            Copy
          </Button>
          <Button variant="ghost" size="sm" onClick={() => actions.take('move')}>
            Cut
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={!actions.canPaste}
            onClick={() => actions.paste()}
          >
            Paste
          </Button>
        </>
      )}
      <Button variant="ghost" size="sm" className="ml-auto" onClick={actions.clear}>
        Clear
      </Button>
    </section>
  );
}

import { Checkbox } from '../../../ui/Checkbox';
import { type DesignDraft, mayFollow } from './design-draft';

type FollowTableProps = {
  draft: DesignDraft;
  onChange: (mayFollow: DesignDraft['mayFollow']) => void;
};

/** Which shift may come the day after which. */
export function FollowTable({ draft, onChange }: FollowTableProps) {
  const cell = 'h-10 min-w-12 border-b border-line px-2 text-center';
  return (
    <div className="max-w-full overflow-x-auto">
      <table className="border-separate border-spacing-0 text-sm">
        <caption className="min-w-72 pb-1 text-left font-medium">
          What may come the next day
          <span className="block font-normal text-muted">
            At first, whatever leaves 10 hours of rest.
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${cell} text-left font-normal text-muted`}>
              After
            </th>
            {draft.shifts.map(({ key, code }) => (
              <th key={key} scope="col" className={cell}>
                {code || '?'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draft.shifts.map((today) => (
            <tr key={today.key}>
              <th scope="row" className={`${cell} text-left`}>
                {today.code || '?'}
              </th>
              {draft.shifts.map((tomorrow) => (
                <td key={tomorrow.key} className={cell}>
                  {tomorrow === today ? (
                    <span className="text-muted">always</span>
                  ) : (
                    <Checkbox
                      aria-label={`${tomorrow.code} may follow ${today.code}`}
                      checked={mayFollow(draft, today, tomorrow)}
                      onChange={({ target }) =>
                        onChange({
                          ...draft.mayFollow,
                          [`${today.key} ${tomorrow.key}`]: target.checked,
                        })
                      }
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { useUser } from '../data/session';
import { Keys } from './Keys';
import { GRID_KEYS, QUEUE_KEYS, shortcutsFor, TIME_KEYS } from './shortcut-keys';

export function ShortcutList({ of }: { of: 'everywhere' | 'grid' | 'queue' | 'time' }) {
  const user = useUser();
  const everywhere = shortcutsFor(user).map(({ keys, label }) => ({ keys: [keys], label }));
  const rows = { everywhere, grid: GRID_KEYS, queue: QUEUE_KEYS, time: TIME_KEYS }[of];
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ keys, label }) => (
        <div key={label} className="flex items-center justify-between gap-4 py-1.5">
          <dt className="min-w-0">{label}</dt>
          <dd className="flex flex-wrap justify-end gap-x-2 gap-y-1">
            {keys.map((each) => (
              <Keys key={each} keys={each} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

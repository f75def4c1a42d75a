import { useUser } from '../data/session';
import { Keys } from './Keys';
import { GRID_KEYS, shortcutsFor } from './shortcut-keys';

export function ShortcutList({ of }: { of: 'everywhere' | 'grid' }) {
  const user = useUser();
  const rows =
    of === 'grid'
      ? GRID_KEYS
      : shortcutsFor(user).map(({ keys, label }) => ({ keys: [keys], label }));
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

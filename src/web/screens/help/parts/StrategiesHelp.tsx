import type { Strategy } from '#engine/generation/input';

const MEANINGS: Record<Strategy, { name: string; overlap: string; limits: string }> = {
  flag: {
    name: 'Flag',
    overlap:
      'The overlap is listed in the step Review Conflicts, and you decide: replace, skip, or create anyway. What you do not decide is not created, and the existing shift stays.',
    limits: 'Created and listed.',
  },
  skip: {
    name: 'Skip',
    overlap: 'The existing shift stays. The new one is not created.',
    limits: 'Not created, and listed.',
  },
  replace: {
    name: 'Replace',
    overlap: 'The existing shift is removed, and the new one takes its place.',
    limits: 'Created and listed.',
  },
  create: {
    name: 'Create',
    overlap: 'Both stand. The new one is marked as a deliberate overlap.',
    limits: 'Created and listed.',
  },
};

export function StrategiesHelp() {
  return (
    <>
      <p>
        A conflict is a new shift that shares some time with one the same person already has. One
        that begins when the other ends is none. The strategy says what happens:
      </p>
      <dl className="flex flex-col gap-4">
        {Object.values(MEANINGS).map(({ name, overlap, limits }) => (
          <div key={name} className="rounded-lg border border-line bg-surface px-4 py-3">
            <dt className="font-semibold">{name}</dt>
            <dd>{overlap}</dd>
            <dd className="text-sm text-muted">
              A shift with too little rest or too many nights in a row: {limits.toLowerCase()}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        A decision about one conflict wins over the choice for all of them, and that wins over the
        strategy. Where two new shifts of one person would overlap each other, the later one is left
        out and listed, unless the strategy is Create.
      </p>
    </>
  );
}

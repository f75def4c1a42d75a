import { useSearch } from '@tanstack/react-router';
import { Wand2 } from 'lucide-react';
import type { FillProposal } from '#contract/api/fill';
import { counted } from '#engine/counted';
import { isUnderWay, useAcceptFill, useFill } from '../../../data/fill';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { useGridSearch } from '../grid/use-grid-search';

/** While a proposal waits, or is being looked for: what it is, and what can be done about it. */
export function ProposalBar() {
  const { fill: id } = useSearch({ from: '/signed-in/roster' });
  const { setFill } = useGridSearch();
  const { make } = useShortcutActions();
  const { data } = useFill(id ?? null);
  const accept = useAcceptFill();
  if (!id || !data) return null;
  const { from, to, proposal } = data;
  const show = () => void make('fill', { fill: { from, to, locationIds: [], groupIds: [], id } });
  const waits = data.status === 'done' && proposal !== null && proposal.added.length > 0;
  if (!waits && !isUnderWay(data)) return null;
  return (
    <section
      aria-label="Proposal"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-brand bg-raised px-4 py-2.5 print:hidden"
    >
      <Wand2 aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <div role="status" className="min-w-0 flex-[1_1_16rem] sm:text-sm">
        {waits ? <ProposalText proposal={proposal} /> : <p>Looking for people...</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {waits && (
          <Button
            variant="primary"
            size="sm"
            pending={accept.isPending}
            onClick={() => accept.mutate({ id, body: {} }, { onSuccess: () => setFill(undefined) })}
          >
            Accept all
          </Button>
        )}
        <Button size="sm" onClick={show}>
          {waits ? 'Some...' : 'Show'}
        </Button>
        {waits && (
          <Button size="sm" onClick={() => setFill(undefined)}>
            Discard
          </Button>
        )}
      </div>
    </section>
  );
}

function ProposalText({ proposal }: { proposal: FillProposal }) {
  const { added, removed, before, after, findings } = proposal;
  const people = new Set(added.map(({ employee_id }) => employee_id)).size;
  return (
    <>
      <p className="font-semibold">
        {`Proposal: ${counted(added.length, 'shift')} for ${counted(people, 'person', 'people')}.`}
        {removed.length > 0 && ` ${counted(removed.length, 'draft goes', 'drafts go')}.`}
      </p>
      <p className="text-muted tabular-nums">
        {`Open shifts ${before.places} → ${after.places}, below minimum ${before.below_minimum} → ${after.below_minimum}, findings ${findings.before} → ${findings.after}`}
      </p>
    </>
  );
}

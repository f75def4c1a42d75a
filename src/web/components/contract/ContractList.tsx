import type { Contract, Contracts } from '#contract/api/contracts';
import type { CalendarDate } from '#engine/time/kinds';
import { formatDate, formatDay } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { contractNotes, contractText } from './contract-text';

type ContractListProps = { contracts: Contracts; today: CalendarDate };

/** The contract in force first, then those to come and those before. */
export function ContractList({ contracts: { contracts, birthDate }, today }: ContractListProps) {
  const current = contracts.find(({ validFrom }) => validFrom <= today);
  if (contracts.length === 0) return <p className="text-muted sm:text-sm">No contract yet.</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {contracts.map((contract) => (
          <li key={contract.validFrom} className="border-l-2 border-line pl-3">
            <ContractEntry contract={contract} state={stateOf(contract, current, today)} />
          </li>
        ))}
      </ul>
      {birthDate && <p className="text-sm text-muted">Born {formatDate(birthDate)}.</p>}
    </div>
  );
}

function ContractEntry({ contract, state }: { contract: Contract; state: string }) {
  const number = contract.employeeNumber ? [`Employee number ${contract.employeeNumber}.`] : [];
  const notes = [...contractNotes(contract), ...number];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{contractText(contract)}</span>
        {state && <Badge tone={state === 'In force' ? 'brand' : 'neutral'}>{state}</Badge>}
      </p>
      <p className="text-sm text-muted">
        From {formatDay(contract.validFrom)}. {notes.join(' ')}
      </p>
    </>
  );
}

function stateOf(contract: Contract, current: Contract | undefined, today: CalendarDate): string {
  if (contract === current) return 'In force';
  return contract.validFrom > today ? 'To come' : '';
}

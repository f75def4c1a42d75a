import { FilePlus } from 'lucide-react';
import { can } from '#contract/rights';
import { ContractList } from '../../components/contract/ContractList';
import { HoursSummary } from '../../components/contract/HoursSummary';
import { LoadFailure } from '../../components/LoadFailure';
import { useDialog } from '../../components/use-dialog';
import { useContracts, useHours } from '../../data/contracts';
import { useUser } from '../../data/session';
import { todayIn } from '../../platform/formats';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { AddContractDialog } from './AddContractDialog';

type PersonContractProps = { person: { id: string; name: string } };

/** Contract and hours of one person, for managers. */
export function PersonContract({ person }: PersonContractProps) {
  const user = useUser();
  const today = todayIn(user.org_timezone ?? 'UTC');
  const contracts = useContracts(person.id);
  const hours = useHours(person.id, today);
  const dialog = useDialog<true>();
  const failed = [contracts, hours].filter(({ data, error }) => !data && error);

  return (
    <Card aria-label="Contract and hours">
      <CardHeader>
        <CardTitle>Contract and hours</CardTitle>
        {can(user, 'edit contracts') && contracts.data && (
          <Button onClick={() => dialog.show(true)}>
            <FilePlus aria-hidden="true" />
            Add contract
          </Button>
        )}
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {failed.length > 0 && (
          <LoadFailure title="We couldn't load the contract" queries={failed} />
        )}
        {failed.length === 0 && !(contracts.data && hours.data) && <Skeleton className="h-40" />}
        {hours.data?.hours && <HoursSummary hours={hours.data.hours} published={false} />}
        {contracts.data && <ContractList contracts={contracts.data} today={today} />}
      </CardBody>
      {dialog.subject && contracts.data && (
        <AddContractDialog
          key={dialog.turn}
          employee={person}
          contracts={contracts.data}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </Card>
  );
}

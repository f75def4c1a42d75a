import { ContractList } from '../../components/contract/ContractList';
import { HoursSummary } from '../../components/contract/HoursSummary';
import { LoadFailure } from '../../components/LoadFailure';
import { useOwnContract } from '../../data/contracts';
import { useUser } from '../../data/session';
import { todayIn } from '../../platform/formats';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';

/** One's own contract and hours, for people on the roster. */
export function OwnContractCard() {
  const { org_timezone } = useUser();
  const today = todayIn(org_timezone ?? 'UTC');
  const own = useOwnContract(today);
  return (
    <Card id="contract" aria-label="Contract and hours" className="scroll-mt-28">
      <CardHeader>
        <CardTitle>Contract and hours</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {own.data?.hours && <HoursSummary hours={own.data.hours} published />}
        {own.data && <ContractList contracts={own.data} today={today} />}
        {!own.data && own.error && (
          <LoadFailure title="We couldn't load your contract" queries={[own]} />
        )}
        {own.isPending && <Skeleton className="h-32" />}
      </CardBody>
    </Card>
  );
}

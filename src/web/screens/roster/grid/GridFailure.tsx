import { LoadFailure } from '../../../components/LoadFailure';
import { Card } from '../../../ui/Card';

type GridFailureProps = { query: Parameters<typeof LoadFailure>[0]['queries'][number] };

export function GridFailure({ query }: GridFailureProps) {
  return (
    <Card>
      <LoadFailure
        title="Failed to load the roster"
        text="Nothing is lost. Please try again in a moment."
        queries={[query]}
      />
    </Card>
  );
}

import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';

type DeletedAlertProps = { onCreate: () => void; onClose: () => void };

export function DeletedAlert({ onCreate, onClose }: DeletedAlertProps) {
  return (
    <Alert tone="danger" title="Somebody has deleted this shift in the meantime">
      <p>What you entered is still here.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onCreate}>
          Add as a new shift
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Leave it deleted
        </Button>
      </div>
    </Alert>
  );
}

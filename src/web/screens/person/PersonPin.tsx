import { useState } from 'react';
import type { Employee } from '#contract/api/employees';
import { useGivePin } from '../../data/kiosks';
import { toastFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** For people who don't use Muster themselves, or forgot their PIN. */
export function PersonPin({ person }: { person: Employee }) {
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const { mutateAsync, isPending } = useGivePin();

  async function give() {
    try {
      const { pin } = await mutateAsync(person.id);
      setSaid(
        pin
          ? `The new PIN of ${person.name} is ${pin}. Tell them now: we can't show it again.`
          : 'Your connection broke before we could show the PIN. Give a new one.',
      );
      setAsking(false);
    } catch (error) {
      toastFailure('Failed to give a PIN', error);
    }
  }

  return (
    <Card id="pin" aria-label="PIN for the kiosk">
      <CardHeader>
        <CardTitle>PIN for the kiosk</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <p className="text-muted sm:text-sm">
          People set their PIN under Your account. You can also give them a new one.
        </p>
        <p role="status" className="font-medium empty:hidden">
          {said}
        </p>
        <Button className="sm:self-start" onClick={() => setAsking(true)}>
          Give a new PIN
        </Button>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={`Give ${person.name} a new PIN?`}
          description="The PIN they have now stops working."
          confirmLabel="Give new PIN"
          cancelLabel="Keep the old one"
          tone="primary"
          pending={isPending}
          onConfirm={give}
        />
      </CardBody>
    </Card>
  );
}

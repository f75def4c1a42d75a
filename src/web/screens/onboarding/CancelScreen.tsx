import { OpenPage } from '../../components/OpenPage';
import { Placeholder } from '../../components/Placeholder';

export function CancelScreen() {
  return (
    <OpenPage title="Subscription Canceled">
      <Placeholder text="Your account is saved. You can complete the subscription later." />
    </OpenPage>
  );
}

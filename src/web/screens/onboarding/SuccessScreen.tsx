import { OpenPage } from '../../components/OpenPage';
import { Placeholder } from '../../components/Placeholder';

export function SuccessScreen() {
  return (
    <OpenPage title="Welcome to Muster" subtitle="Step 3 of 3">
      <Placeholder text="See that your subscription is active." />
    </OpenPage>
  );
}

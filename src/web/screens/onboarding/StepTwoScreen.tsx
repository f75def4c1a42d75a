import { OpenPage } from '../../components/OpenPage';
import { Placeholder } from '../../components/Placeholder';

export function StepTwoScreen() {
  return (
    <OpenPage title="Choose Your Plan" subtitle="Step 2 of 3">
      <Placeholder text="Pick a plan and start the free trial." />
    </OpenPage>
  );
}

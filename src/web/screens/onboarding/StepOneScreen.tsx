import { OpenPage } from '../../components/OpenPage';
import { Placeholder } from '../../components/Placeholder';

export function StepOneScreen() {
  return (
    <OpenPage title="Create Your Organization" subtitle="Step 1 of 3">
      <Placeholder text="Set up an organisation and its first account." />
    </OpenPage>
  );
}

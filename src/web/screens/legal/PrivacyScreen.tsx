import { OpenPage } from '../../components/OpenPage';
import { Placeholder } from '../../components/Placeholder';

export function PrivacyScreen() {
  return (
    <OpenPage title="Privacy Policy">
      <Placeholder text="Read what Muster keeps about people, and why." />
    </OpenPage>
  );
}

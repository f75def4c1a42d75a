import { OpenPage } from '../../components/OpenPage';
import { Placeholder } from '../../components/Placeholder';

export function TermsScreen() {
  return (
    <OpenPage title="Terms of Service">
      <Placeholder text="Read the terms under which Muster is offered." />
    </OpenPage>
  );
}

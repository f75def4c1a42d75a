import type { Organization } from '#contract/api/organization';
import { useMinute } from '../../../components/use-now';
import { Alert } from '../../../ui/Alert';
import { trialWords } from './trial-words';

export function TrialBanner({ organization }: { organization: Organization }) {
  const words = trialWords(organization, useMinute());
  if (!words) return null;
  if (words.over) return <Alert tone="warn" title={words.text} />;
  return (
    <Alert title="Free Trial Active">
      <p>{words.text}</p>
    </Alert>
  );
}

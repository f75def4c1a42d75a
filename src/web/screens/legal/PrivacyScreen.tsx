import { LegalPage } from './LegalPage';

export function PrivacyScreen() {
  return <LegalPage document="privacy" title="Privacy Policy" />;
}

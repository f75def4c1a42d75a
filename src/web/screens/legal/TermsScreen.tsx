import { LegalPage } from './LegalPage';

export function TermsScreen() {
  return <LegalPage document="terms" title="Terms of Service" />;
}

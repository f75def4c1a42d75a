import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDocumentTitle } from '../../components/use-document-title';
import { Activated } from './Activated';
import { AwaitingConfirmation } from './AwaitingConfirmation';
import { forgetSignup } from './kept-entries';
import { OnboardingPage } from './OnboardingPage';
import { SupportContact } from './SupportContact';

export function SuccessScreen() {
  const { session_id } = useSearch({ from: '/open/onboarding/success' });
  const title = session_id ? 'Welcome to Muster!' : 'Waiting for confirmation';
  useDocumentTitle(title);
  useEffect(forgetSignup, []);
  return (
    <OnboardingPage title={title} step={3}>
      {session_id ? <Activated /> : <AwaitingConfirmation />}
      <SupportContact />
    </OnboardingPage>
  );
}

import type { ReactNode } from 'react';
import { OpenPage } from '../../components/OpenPage';
import { StepProgress } from './StepProgress';

type OnboardingPageProps = { title: string; step: 1 | 2 | 3; children: ReactNode };

/** One of the three steps of signing up. */
export function OnboardingPage({ title, step, children }: OnboardingPageProps) {
  return (
    <OpenPage title={title} subtitle={`Step ${step} of 3`}>
      <StepProgress current={step} />
      {children}
    </OpenPage>
  );
}

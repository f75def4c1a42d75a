import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { OpenPage } from '../../components/OpenPage';
import { cn } from '../../ui/cn';

const STEPS = ['Organization', 'Plan', 'Ready'];

type OnboardingPageProps = { title: string; step: 1 | 2 | 3; children: ReactNode };

export function OnboardingPage({ title, step, children }: OnboardingPageProps) {
  return (
    <OpenPage title={title} subtitle={`Step ${step} of 3`}>
      <StepProgress current={step} />
      {children}
    </OpenPage>
  );
}

function StepProgress({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol aria-label="Steps" className="flex gap-2">
      {STEPS.map((name, index) => {
        const step = index + 1;
        const done = step < current;
        const here = step === current;
        return (
          <li
            key={name}
            aria-current={here ? 'step' : undefined}
            className={cn(
              'flex flex-1 items-center gap-1.5 border-t-4 pt-2 text-sm',
              step <= current ? 'border-brand' : 'border-line',
              here ? 'font-semibold' : 'text-muted',
            )}
          >
            {done && (
              <Check aria-hidden="true" className="size-4 shrink-0 text-brand max-sm:hidden" />
            )}
            {name}
            {done && <span className="sr-only">, done</span>}
          </li>
        );
      })}
    </ol>
  );
}

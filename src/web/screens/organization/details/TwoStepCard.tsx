import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import type { Organization } from '#contract/api/organization';
import { useRequireTwoStep } from '../../../data/organization';
import { useTwoStep } from '../../../data/two-step';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { buttonStyles } from '../../../ui/button-styles';
import { ChoiceField } from '../../../ui/Field';
import { Switch } from '../../../ui/Switch';
import { DetailsCard } from './Details';

const FAILED = 'Failed to change two-step sign-in';

/** For owners: whether managers and above need two-step sign-in. */
export function TwoStepCard({ organization }: { organization: Organization }) {
  const { data: own } = useTwoStep();
  const { mutateAsync, isPending, variables } = useRequireTwoStep();
  const required = isPending ? variables : organization.require_two_step;
  const missing = own && !own.app && own.passkeys.length === 0;

  async function change(next: boolean) {
    try {
      await mutateAsync(next);
      const done = next
        ? 'Managers and above now need two-step sign-in'
        : 'Two-step sign-in is no longer required';
      toastSuccess(done, FAILED);
    } catch (error) {
      toastFailure(FAILED, error);
    }
  }

  return (
    <DetailsCard title="Two-step sign-in" Icon={ShieldCheck}>
      <ChoiceField
        label="Required for managers and above"
        hint="Managers, admins and owners without it set it up before they can do anything else. That includes people who are signed in now."
      >
        {(control) => (
          <Switch
            {...control}
            checked={required}
            disabled={missing && !required}
            onChange={({ target }) => void change(target.checked)}
          />
        )}
      </ChoiceField>
      {missing && !required && (
        <p className="mt-3 text-sm">
          Set up two-step sign-in for yourself first, so that you aren't locked out.{' '}
          <Link to="/account" hash="two-step" className={buttonStyles({ variant: 'link' })}>
            Set it up
          </Link>
        </p>
      )}
    </DetailsCard>
  );
}

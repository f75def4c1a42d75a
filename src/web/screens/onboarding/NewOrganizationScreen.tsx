import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { findEntries, forgetSignup } from '../../components/kept-entries';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useFoundOrganization, useUser } from '../../data/session';
import { browserZone } from '../../platform/browser-zone';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { toast } from '../../ui/toast-store';
import { OrganizationFields, TermsField, WorksHereField } from './OrganizationFields';
import { NewOrganizationValues } from './signup-values';

/** Founds another organisation for the signed-in person, and leads to its free trial. */
export function NewOrganizationScreen() {
  const user = useUser();
  const { form, submit } = useNewOrganizationForm();
  const accepted = useWatch({ control: form.control, name: 'acceptTerms' }) === true;
  const pending = form.formState.isSubmitting;
  return (
    <Page title="New organisation" subtitle={PAGE_INTROS['/organizations/new']()}>
      <Card className="max-w-2xl bg-raised">
        <form noValidate onSubmit={submit} className="flex flex-col gap-4 p-4 sm:p-6">
          <OrganizationFields form={form} />
          <WorksHereField form={form} />
          <TermsField form={form} />
          <p className="text-sm text-muted">
            {user.name} ({user.email}) becomes the owner.
          </p>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            pending={pending}
            disabled={!accepted}
            className="sm:self-start"
          >
            {pending ? 'Creating...' : 'Create organisation'}
          </Button>
        </form>
      </Card>
    </Page>
  );
}

/** Starts with what someone typed at step 1 before they signed in. */
function useNewOrganizationForm() {
  const { mutateAsync } = useFoundOrganization();
  const navigate = useNavigate();
  const { organizationName, abn, employeeCountEstimate, worksHere, acceptTerms } = findEntries();
  const form = useForm({
    resolver: zodResolver(NewOrganizationValues),
    defaultValues: { organizationName, abn, employeeCountEstimate, worksHere, acceptTerms },
  });

  const submit = form.handleSubmit(async (values) => {
    const timezone = browserZone();
    try {
      const { user } = await mutateAsync({ ...values, ...(timezone && { timezone }) });
      forgetSignup();
      await navigate({ to: '/onboarding/step2' });
      toast({
        title: 'Organisation created',
        description: `You're now working in ${user.org_name}.`,
      });
    } catch (error) {
      showFailure(form, 'Failed to create the organisation', error);
    }
  });

  return { form, submit };
}

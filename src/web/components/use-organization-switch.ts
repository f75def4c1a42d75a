import { useNavigate } from '@tanstack/react-router';
import { useOrganizations, useSwitchOrganization } from '../data/session';
import { toastFailure } from '../platform/failure';
import { toast } from '../ui/toast-store';

/** The organisations to choose from; empty when there is only one. */
export function useOrganizationSwitch() {
  const { data = [] } = useOrganizations();
  const { mutateAsync } = useSwitchOrganization();
  const navigate = useNavigate();

  async function switchTo(id: string) {
    try {
      const { user } = await mutateAsync(id);
      await navigate({ to: '/dashboard' });
      toast({
        title: 'Organisation switched',
        description: `You're now working in ${user.org_name}.`,
      });
    } catch (error) {
      toastFailure('Failed to switch organisation', error);
    }
  }

  const choices = data.length > 1 ? data.map(({ id, name }) => ({ value: id, label: name })) : [];
  return { choices, switchTo };
}

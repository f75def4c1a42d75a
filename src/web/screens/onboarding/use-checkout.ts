import { useNavigate } from '@tanstack/react-router';
import { usePageReturn } from '../../components/use-page-return';
import { useStartCheckout } from '../../data/onboarding';
import { ApiError } from '../../platform/api';
import { toast } from '../../ui/toast-store';
import { forgetSignup } from './kept-entries';
import { checkoutFailure } from './onboarding-failure';

/** Leads to the checkout page; pending until this page is left. */
export function useCheckout(organizationId: string, onExpired: () => void) {
  const { mutateAsync, isPending, isSuccess, reset } = useStartCheckout();
  const navigate = useNavigate();
  usePageReturn(reset);

  async function start() {
    try {
      const { checkoutUrl } = await mutateAsync(organizationId);
      window.location.assign(checkoutUrl);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return onExpired();
      if (error instanceof ApiError && error.code === 'already_subscribed') {
        forgetSignup();
        toast({ title: error.sentence, description: 'Please sign in to use it.' });
        return navigate({ to: '/login' });
      }
      toast({ tone: 'destructive', title: 'Checkout failed', description: checkoutFailure(error) });
    }
  }

  return { start, pending: isPending || isSuccess };
}

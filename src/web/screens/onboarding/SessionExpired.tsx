import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ScreenSpinner } from '../../components/ScreenSpinner';
import { toast } from '../../ui/toast-store';

/** Leads back to step 1. */
export function SessionExpired() {
  const navigate = useNavigate();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    toast({
      tone: 'destructive',
      title: 'Session expired',
      description: 'Please start the signup process again.',
    });
    void navigate({ to: '/onboarding/step1', replace: true });
  }, [navigate]);
  return <ScreenSpinner />;
}

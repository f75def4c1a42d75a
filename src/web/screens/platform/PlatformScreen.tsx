import { Navigate } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { useUser } from '../../data/session';
import { PlatformAdministration } from './PlatformAdministration';

export function PlatformScreen() {
  if (!can(useUser(), 'run platform')) return <Navigate to="/dashboard" replace />;
  return <PlatformAdministration />;
}

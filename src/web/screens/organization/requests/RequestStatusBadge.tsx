import type { SignupRequest } from '#contract/api/signup-requests';
import { Badge } from '../../../ui/Badge';
import { STATUS_LABELS } from './request-text';

const TONES = { pending: 'warn', approved: 'brand', declined: 'neutral' } as const;

export function RequestStatusBadge({ status }: Pick<SignupRequest, 'status'>) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}

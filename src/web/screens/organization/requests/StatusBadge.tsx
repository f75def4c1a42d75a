import type { SignupRequest } from '#contract/api/signup-requests';
import { Badge } from '../../../ui/Badge';
import { STATUS_LABELS } from './request-words';

const TONES = { pending: 'warn', approved: 'brand', declined: 'neutral' } as const;

export function StatusBadge({ status }: Pick<SignupRequest, 'status'>) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}

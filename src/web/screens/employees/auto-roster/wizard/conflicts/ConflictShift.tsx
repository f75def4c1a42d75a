import { ShiftTimes } from '../../../../../components/ShiftTimes';
import type { ShiftTime } from '../../../../../platform/formats';
import { Badge } from '../../../../../ui/Badge';

type ConflictShiftProps = {
  shift: ShiftTime & { role_label: string | null };
  siteName: string | undefined;
  code?: string | undefined;
};

export function ConflictShift({ shift, siteName, code }: ConflictShiftProps) {
  const details = [shift.role_label, siteName].filter(Boolean).join(', ');
  return (
    <p className="text-base sm:text-sm sm:leading-6">
      {code && <Badge className="mr-1.5">{code}</Badge>}
      <span className="font-medium">
        <ShiftTimes shift={shift} />
      </span>{' '}
      <span className="wrap-anywhere text-muted">{details}</span>
    </p>
  );
}

import type { Skill } from '#contract/api/skills';
import { counted } from '#engine/counted';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { KIND_LABELS } from './skill-labels';

type SkillItemProps = {
  skill: Skill;
  mayEdit: boolean;
  onHolders: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

export function SkillItem({ skill, mayEdit, onHolders, onEdit, onDelete }: SkillItemProps) {
  const { name, kind, severity } = skill;
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          <Badge>{KIND_LABELS[kind]}</Badge>
          <Badge tone={severity === 'block' ? 'danger' : 'warn'}>
            {severity === 'block' ? 'Blocks the shift' : 'Warns'}
          </Badge>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-label={`Who holds ${name}`} onClick={onHolders}>
            Who holds it
          </Button>
          {mayEdit && (
            <>
              <Button size="sm" variant="ghost" aria-label={`Edit ${name}`} onClick={onEdit}>
                Edit
              </Button>
              <Button size="sm" variant="ghost" aria-label={`Delete ${name}`} onClick={onDelete}>
                Delete
              </Button>
            </>
          )}
        </div>
      </div>
      <p className="text-muted sm:text-sm">{factsText(skill)}</p>
      <Holders holders={skill.holders} />
    </li>
  );
}

/** 'Valid for 36 months. Reminders on day 90, 30, 14 and 1 before it expires.' */
function factsText({ validity_months, reminder_days }: Skill): string {
  const valid = validity_months
    ? `Valid for ${counted(validity_months, 'month')}`
    : 'Valid until the date on the card';
  const days = reminder_days.toSorted((one, other) => other - one).map(String);
  if (days.length === 0) return `${valid}. No reminders.`;
  const list = days.length === 1 ? days[0] : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;
  return `${valid}. Reminders on day ${list} before it expires.`;
}

function Holders({ holders }: { holders: Skill['holders'] }) {
  if (!holders) return null;
  const { valid, expiring, expired, unverified } = holders;
  return (
    <p className="flex flex-wrap gap-2 sm:text-sm">
      <span>
        {valid === 0 ? 'Nobody holds it' : counted(valid, 'person holds it', 'people hold it')}
      </span>
      {expiring > 0 && (
        <Badge tone="warn">{counted(expiring, 'expires soon', 'expire soon')}</Badge>
      )}
      {expired > 0 && <Badge tone="danger">{expired} expired</Badge>}
      {unverified > 0 && <Badge tone="info">{unverified} to verify</Badge>}
    </p>
  );
}

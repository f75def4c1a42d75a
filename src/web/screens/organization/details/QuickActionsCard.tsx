import { useNavigate } from '@tanstack/react-router';
import {
  ChevronRight,
  Download,
  History,
  type LucideIcon,
  Settings,
  UserPlus,
  Zap,
} from 'lucide-react';
import { useId } from 'react';
import type { Organization } from '#contract/api/organization';
import { can } from '#contract/rights';
import { useDialog } from '../../../components/use-dialog';
import { ORGANIZATION_DATA_URL } from '../../../data/organization';
import { useUser } from '../../../data/session';
import { saveFrom } from '../../../platform/save-file';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { toast } from '../../../ui/toast-store';
import { SettingsDialog } from '../form/SettingsDialog';
import { DetailsCard } from './Details';

export function QuickActionsCard({ organization }: { organization: Organization }) {
  const user = useUser();
  const { make } = useShortcutActions();
  const navigate = useNavigate();
  const setting = useDialog<Organization>();

  function download() {
    saveFrom(ORGANIZATION_DATA_URL);
    toast({
      title: 'Download started',
      description:
        "It's a zip of CSV files and one JSON file. Your browser saves it when it's ready.",
    });
  }

  return (
    <DetailsCard title="Quick Actions" Icon={Zap}>
      <div className="-mx-2 -my-2 flex flex-col">
        {can(user, 'manage employees') && (
          <QuickAction
            Icon={UserPlus}
            label="Invite Team Members"
            text="Add people and give each an account"
            onClick={() => make('employee')}
          />
        )}
        {can(user, 'edit organisation') && (
          <QuickAction
            Icon={Settings}
            label="Organization Settings"
            text="Time zone, start of the week and defaults for new shifts"
            onClick={() => setting.show(organization)}
          />
        )}
        {can(user, 'see audit log') && (
          <QuickAction
            Icon={History}
            label="Audit Log"
            text="Who changed what and when, and who signed in"
            onClick={() => navigate({ to: '/audit-log' })}
          />
        )}
        {can(user, 'download organisation data') && (
          <QuickAction
            Icon={Download}
            label="Download Organization Data"
            text="All your data as a zip of CSV and JSON"
            onClick={download}
          />
        )}
      </div>
      {setting.subject && (
        <SettingsDialog
          key={setting.turn}
          organization={setting.subject}
          open={setting.open}
          onOpenChange={setting.onOpenChange}
        />
      )}
    </DetailsCard>
  );
}

type QuickActionProps = { Icon: LucideIcon; label: string; text: string; onClick: () => void };

function QuickAction({ Icon, label, text, onClick }: QuickActionProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={id}
      onClick={onClick}
      className="flex min-h-14 items-center gap-3 rounded-md px-2 py-2 text-left transition-colors hover:bg-subtle"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-brand-soft text-brand">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium sm:text-sm">{label}</span>
        <span id={id} className="block text-sm text-muted">
          {text}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  );
}

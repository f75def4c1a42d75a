import { Download, FileText, Upload } from 'lucide-react';
import { can } from '#contract/rights';
import { useCsvExport } from '../../../components/use-csv-export';
import { useDialog } from '../../../components/use-dialog';
import { readContractsExport } from '../../../data/contracts';
import { useUser } from '../../../data/session';
import { Button } from '../../../ui/Button';
import { Menu, MenuItem } from '../../../ui/Menu';
import { ImportContractsDialog } from './ImportContractsDialog';

/** The files of contracts, beside those of employees. */
export function ContractsMenu() {
  const user = useUser();
  const { exportCsv, pending } = useCsvExport('contracts', user.org_timezone);
  const dialog = useDialog<true>();
  return (
    <>
      <Menu
        trigger={
          <Button pending={pending} className="max-sm:flex-1">
            {!pending && <FileText aria-hidden="true" />}
            Contracts
          </Button>
        }
      >
        {can(user, 'edit contracts') && (
          <MenuItem onSelect={() => dialog.show(true)}>
            <Upload aria-hidden="true" />
            Import contracts
          </MenuItem>
        )}
        <MenuItem onSelect={() => void exportCsv(readContractsExport)}>
          <Download aria-hidden="true" />
          Export contracts
        </MenuItem>
      </Menu>
      {dialog.subject && (
        <ImportContractsDialog
          key={dialog.turn}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </>
  );
}

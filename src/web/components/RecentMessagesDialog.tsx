import { Dialog } from '../ui/Dialog';
import { RecentMessages } from '../ui/RecentMessages';

type RecentMessagesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function RecentMessagesDialog(props: RecentMessagesDialogProps) {
  return (
    <Dialog
      {...props}
      title="Recent messages"
      description="What Muster told you since this page was opened."
    >
      <RecentMessages />
    </Dialog>
  );
}

import { Queue } from '../../../components/inbox/Queue';
import { Drawer } from '../../../ui/Drawer';

type RequestsDrawerProps = { takesFocus: boolean; onClose: () => void };

/** What waits for a decision, beside the grid: it follows every change while people work there. */
export function RequestsDrawer({ takesFocus, onClose }: RequestsDrawerProps) {
  return (
    <Drawer
      title="To decide"
      description="Everything that waits, the earliest shift first."
      takesFocus={takesFocus}
      onClose={onClose}
    >
      <Queue />
    </Drawer>
  );
}

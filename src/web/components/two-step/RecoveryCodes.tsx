import { Copy, Download, Printer } from 'lucide-react';
import { saveText } from '../../platform/save-file';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { toast } from '../../ui/toast-store';

type RecoveryCodesProps = { codes: string[]; open: boolean; onClose: () => void };

/** Shows the ten codes, this once. */
export function RecoveryCodes({ codes, open, onClose }: RecoveryCodesProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Save your recovery codes"
      footer={
        <Button variant="primary" onClick={onClose}>
          I've saved them
        </Button>
      }
    >
      <Codes codes={codes} />
    </Dialog>
  );
}

/** Empty when the server's answer was lost on the way: it doesn't keep them. */
function Codes({ codes }: { codes: string[] }) {
  if (codes.length === 0) {
    return (
      <Alert tone="warn">
        We made your recovery codes, but your connection broke before we could show them. Close this
        and choose 'New recovery codes'.
      </Alert>
    );
  }
  const text = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Recovery codes copied' });
    } catch {
      // Without https there is no clipboard.
      toast({ title: "We couldn't copy the codes", description: 'Download or print them.' });
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p>
        If you lose your phone, one of these codes lets you sign in. Each works once. Keep them
        where only you can find them: you can't see them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-md border border-line bg-subtle p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button onClick={() => saveText('muster-recovery-codes.txt', `${HEADING}\n\n${text}\n`)}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button onClick={() => printCodes(codes)}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
    </div>
  );
}

const HEADING = 'Muster recovery codes. Each works once.';

/** Prints a sheet of its own, without the page behind. */
function printCodes(codes: string[]): void {
  const sheet = document.createElement('div');
  sheet.dataset.printSheet = '';
  sheet.className = 'hidden print:block';
  for (const line of [HEADING, ...codes]) {
    sheet.append(Object.assign(document.createElement('p'), { textContent: line }));
  }
  document.body.append(sheet);
  window.print();
  sheet.remove();
}

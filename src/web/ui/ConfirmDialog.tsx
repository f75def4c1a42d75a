import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { footerStyles, overlayStyles, panelStyles } from './dialog-styles';
import { useBackCloses } from './use-back-closes';
import { useOpened } from './use-opened';
import { useReturnFocus } from './use-return-focus';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  pending?: boolean | undefined;
  /** Something has to be answered first. */
  disabled?: boolean | undefined;
  /** The dialog doesn't close by itself: call `onOpenChange` when the work is done. */
  onConfirm: () => void;
  children?: ReactNode;
};

/** Whoever is asked for a reason begins to type it. Otherwise Radix puts the focus on Cancel. */
function focusReason(event: Event): void {
  const reason = (event.currentTarget as HTMLElement).querySelector('textarea');
  if (!reason) return;
  event.preventDefault();
  reason.focus();
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, cancelLabel = 'Cancel', tone = 'danger', pending } = props;
  const returnFocus = useReturnFocus(open);
  useBackCloses(open, () => onOpenChange(false));
  if (!useOpened(open)) return null;
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={overlayStyles}>
          <RadixAlertDialog.Content
            data-panel="narrow"
            className={panelStyles({ size: 'sm' })}
            onOpenAutoFocus={focusReason}
            onCloseAutoFocus={returnFocus}
          >
            <div className="flex min-h-0 flex-col gap-2 overflow-y-auto p-4 pb-5 sm:px-6">
              <RadixAlertDialog.Title className="text-lg font-semibold">
                {props.title}
              </RadixAlertDialog.Title>
              <RadixAlertDialog.Description className="text-base text-muted sm:text-sm">
                {props.description}
              </RadixAlertDialog.Description>
              {props.children}
            </div>
            <div className={footerStyles}>
              <RadixAlertDialog.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </RadixAlertDialog.Cancel>
              <Button
                variant={tone}
                pending={pending}
                disabled={props.disabled}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

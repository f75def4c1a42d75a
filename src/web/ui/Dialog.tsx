import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { type FormEventHandler, type ReactElement, type ReactNode, useState } from 'react';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { cn } from './cn';
import { footerStyles, overlayStyles, panelStyles } from './dialog-styles';
import { isOnToast } from './toast-store';
import { useBackCloses } from './use-back-closes';
import { useOpened } from './use-opened';
import { useReturnFocus } from './use-return-focus';
import { useScrollable } from './use-scrollable';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** 'full' keeps its height, so that nothing jumps between the steps of a wizard. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full' | undefined;
  /** Closing by Esc, the cross, DialogClose or a click outside asks before it discards changes. */
  dirty?: boolean | undefined;
  /** Makes body and footer one form, so that a submit button in the footer works. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'md', dirty = false } = props;
  const [asking, setAsking] = useState(false);
  const returnFocus = useReturnFocus(open);
  const opened = useOpened(open);

  function request(next: boolean) {
    if (!next && dirty) setAsking(true);
    else onOpenChange(next);
  }

  useBackCloses(open, () => request(false), dirty);

  function discard() {
    setAsking(false);
    onOpenChange(false);
  }

  const content = (
    <>
      <DialogBody>{props.children}</DialogBody>
      {props.footer && <div className={footerStyles}>{props.footer}</div>}
    </>
  );

  if (!opened) return null;
  return (
    <RadixDialog.Root open={open} onOpenChange={request}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyles}>
          <RadixDialog.Content
            data-panel={size === 'sm' || size === 'md' ? 'narrow' : 'wide'}
            className={cn(panelStyles({ size }))}
            onCloseAutoFocus={returnFocus}
            onInteractOutside={(event) => {
              if (isOnToast(event.detail.originalEvent.target)) event.preventDefault();
            }}
          >
            <header className="flex flex-col gap-1 py-4 pr-14 pl-4 sm:pl-6">
              <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="text-base text-muted sm:text-sm">
                  {description}
                </RadixDialog.Description>
              )}
            </header>
            {props.onSubmit ? (
              <form noValidate onSubmit={props.onSubmit} className="flex min-h-0 flex-col">
                {content}
              </form>
            ) : (
              content
            )}
            {/* The cross comes last, so that opening puts the focus on the first field. It has no tooltip: that
                layer would swallow the first Esc. */}
            <RadixDialog.Close asChild>
              <Button
                variant="ghost"
                size="icon"
                aria-label="Close"
                className="absolute top-2 right-2 sm:top-3 sm:right-3"
              >
                <X aria-hidden="true" />
              </Button>
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
      <ConfirmDialog
        open={open && asking}
        onOpenChange={setAsking}
        title="Discard changes?"
        description="Your changes haven't been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={discard}
      />
    </RadixDialog.Root>
  );
}

function DialogBody({ children }: { children: ReactNode }) {
  const scrollable = useScrollable<HTMLDivElement>();
  return (
    <div
      {...scrollable}
      className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-5 -outline-offset-2 sm:px-6"
    >
      <div>{children}</div>
    </div>
  );
}

/** Wraps a Button that closes the dialog, after asking when the dialog is dirty. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}

import * as RadixMenu from 'radix-ui/dropdown-menu';

export function MenuSeparator() {
  return <RadixMenu.Separator className="my-1 h-px bg-line" />;
}

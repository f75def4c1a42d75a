import type { ShiftTemplate } from '#contract/api/shift-templates';

type TemplateEditorProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it begins with: an own template to change, or any to make a copy of. */
  from?: ShiftTemplate | undefined;
  mode: 'new' | 'edit' | 'duplicate';
  onSaved: (template: ShiftTemplate) => void;
};

export function TemplateEditor(_props: TemplateEditorProps) {
  return null;
}

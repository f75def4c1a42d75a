import { SearchX } from 'lucide-react';
import { useId, useState } from 'react';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useDeleteTemplate, useShiftTemplates } from '../../../data/auto-roster';
import { toastFailure } from '../../../platform/failure';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { TemplateEditor } from '../template-editor/TemplateEditor';
import type { StepProps } from '../wizard/wizard-state';
import { filterTemplates, type TemplateFilter } from './filter-templates';
import { TemplateCard } from './TemplateCard';
import { TemplateFilters } from './TemplateFilters';
import type { TemplateCommand } from './TemplateMenu';

type DeleteTemplateDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  template: ShiftTemplate;
  onDeleted: (id: string) => void;
};

type TemplateSectionProps = {
  title: string;
  templates: readonly ShiftTemplate[];
  selectedId: string | undefined;
  onSelect: (template: ShiftTemplate) => void;
  onCommand: (command: TemplateCommand, template: ShiftTemplate) => void;
};

const ALL: TemplateFilter = { search: '', type: 'all' };

export function TemplateStep({ state, change }: StepProps) {
  const templates = useShiftTemplates();
  const { data } = templates;
  const [filter, setFilter] = useState(ALL);
  const editor = useDialog<{ mode: 'new' | 'edit' | 'duplicate'; from?: ShiftTemplate }>();
  const deletion = useDialog<ShiftTemplate>();
  const selected = state.template.selectedTemplate;
  const select = (template: ShiftTemplate | null) =>
    change('template', { selectedTemplate: template });

  if (!data && templates.error) {
    return <LoadFailure title="Failed to load templates" queries={[templates]} />;
  }
  const { system, custom } = filterTemplates(data ?? [], filter);
  const card = {
    selectedId: selected?.id,
    onSelect: select,
    onCommand: (command: TemplateCommand, template: ShiftTemplate) =>
      command === 'delete'
        ? deletion.show(template)
        : editor.show({ mode: command, from: template }),
  };
  return (
    <div className="flex flex-col gap-5">
      <TemplateFilters
        filter={filter}
        onFilter={(values) => setFilter({ ...filter, ...values })}
        onNew={() => editor.show({ mode: 'new' })}
      />
      <p aria-live="polite" className="-mt-2 text-sm text-muted">
        {selected ? (
          <>
            Selected: <span className="font-medium text-text">{selected.name}</span>
          </>
        ) : (
          'No template selected yet.'
        )}
      </p>
      {!data && <TemplatesLoading />}
      {data && system.length + custom.length === 0 && (
        <NoTemplates onClear={() => setFilter(ALL)} />
      )}
      <div role="radiogroup" aria-label="Templates" className="flex flex-col gap-6 empty:hidden">
        {custom.length > 0 && (
          <TemplateSection title="Custom templates" templates={custom} {...card} />
        )}
        {system.length > 0 && (
          <TemplateSection title="System templates" templates={system} {...card} />
        )}
      </div>
      {editor.subject && (
        <TemplateEditor
          key={`editor ${editor.turn}`}
          open={editor.open}
          onOpenChange={editor.onOpenChange}
          mode={editor.subject.mode}
          from={editor.subject.from}
          onSaved={select}
        />
      )}
      {deletion.subject && (
        <DeleteTemplateDialog
          key={`delete ${deletion.turn}`}
          open={deletion.open}
          onOpenChange={deletion.onOpenChange}
          template={deletion.subject}
          onDeleted={(id) => id === selected?.id && select(null)}
        />
      )}
    </div>
  );
}

function NoTemplates({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No templates found"
      text="No template matches this search and this type."
      action={<Button onClick={onClear}>Clear Filters</Button>}
    />
  );
}

function TemplatesLoading() {
  return (
    <div>
      <p className="sr-only">Loading templates...</p>
      <Skeleton className="mt-0.5 mb-3 h-5 w-40" />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 9 }, (_, place) => place).map((place) => (
          <Skeleton key={place} className="h-32 rounded-lg" />
        ))}
      </div>
    </div>
  );
}

function TemplateSection(props: TemplateSectionProps) {
  const { title, templates, selectedId, onSelect, onCommand } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="mb-2 flex items-center gap-2 text-sm font-semibold">
        {title}
        <Badge className="tabular-nums">{templates.length}</Badge>
      </h4>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            selected={template.id === selectedId}
            onSelect={onSelect}
            onCommand={onCommand}
          />
        ))}
      </div>
    </section>
  );
}

function DeleteTemplateDialog(props: DeleteTemplateDialogProps) {
  const { open, onOpenChange, template, onDeleted } = props;
  const { mutateAsync, isPending } = useDeleteTemplate();

  async function remove() {
    try {
      await mutateAsync(template.id);
      onDeleted(template.id);
      toast({ title: 'Template deleted' });
      onOpenChange(false);
    } catch (error) {
      toastFailure('Failed to delete template', error);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete template"
      description={`Are you sure you want to delete "${template.name}"? Rosters that were made from it stay. This action cannot be undone.`}
      confirmLabel={isPending ? 'Deleting...' : 'Delete template'}
      pending={isPending}
      onConfirm={() => void remove()}
    />
  );
}

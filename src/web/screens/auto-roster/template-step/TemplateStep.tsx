import { Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { TEMPLATE_TYPES } from '#contract/api/shift-templates';
import { LoadFailure } from '../../../components/LoadFailure';
import {
  filterTemplates,
  type TemplateFilter,
  TYPE_LABELS,
} from '../../../components/templates/filter-templates';
import { useDialog } from '../../../components/use-dialog';
import {
  type RosterTemplate,
  useDeleteTemplate,
  useShiftTemplates,
} from '../../../data/shift-templates';
import { toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { SearchInput } from '../../../ui/SearchInput';
import { Select } from '../../../ui/Select';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { TemplateEditor } from '../template-editor/TemplateEditor';
import type { StepProps } from '../wizard/wizard-state';
import { type TemplateCommand, TemplateSection } from './TemplateSection';

const ALL: TemplateFilter = { search: '', type: 'all' };

export function TemplateStep({ state, change }: StepProps) {
  const templates = useShiftTemplates();
  const { data } = templates;
  const [filter, setFilter] = useState(ALL);
  const editor = useDialog<{ mode: 'new' | 'edit' | 'duplicate'; from?: RosterTemplate }>();
  const deletion = useDialog<RosterTemplate>();
  const selected = state.template.selectedTemplate;
  const select = (template: RosterTemplate | null) =>
    change('template', { selectedTemplate: template });

  if (!data && templates.error) {
    return <LoadFailure title="Failed to load templates" queries={[templates]} />;
  }
  const { system, custom } = filterTemplates(data ?? [], filter);
  const card = {
    selectedId: selected?.id,
    onSelect: select,
    onCommand: (command: TemplateCommand, template: RosterTemplate) => {
      if (command === 'delete') deletion.show(template);
      // In a tab of its own: the wizard keeps what was chosen in it.
      else if (command === 'examine')
        window.open(`/patterns?template=${template.id}`, '_blank', 'noopener');
      else editor.show({ mode: command, from: template });
    },
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

const TYPES = [
  { value: 'all' as const, label: 'All Types' },
  ...TEMPLATE_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] })),
];

type TemplateFiltersProps = {
  filter: TemplateFilter;
  onFilter: (values: Partial<TemplateFilter>) => void;
  onNew: () => void;
};

function TemplateFilters({ filter, onFilter, onNew }: TemplateFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        aria-label="Search templates"
        placeholder="Search templates"
        value={filter.search}
        onChange={(event) => onFilter({ search: event.target.value })}
        className="min-w-0 flex-1 basis-56"
      />
      <Select
        aria-label="Type"
        options={TYPES}
        value={filter.type}
        onValueChange={(type) => onFilter({ type })}
        className="w-auto min-w-44 max-sm:flex-1 sm:h-9 sm:text-sm"
      />
      <Button onClick={onNew} className="max-sm:flex-1">
        <Plus aria-hidden="true" />
        New template
      </Button>
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

type DeleteTemplateDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  template: RosterTemplate;
  onDeleted: (id: string) => void;
};

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

import { useState } from 'react';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { LoadFailure } from '../../../../../components/LoadFailure';
import { useDialog } from '../../../../../components/use-dialog';
import { useShiftTemplates } from '../../../../../data/auto-roster';
import { TemplateEditor } from '../../templates/TemplateEditor';
import type { StepProps } from '../wizard-state';
import { DeleteTemplateDialog } from './DeleteTemplateDialog';
import { filterTemplates, type TemplateFilter } from './filter-templates';
import { NoTemplates } from './NoTemplates';
import { TemplateFilters } from './TemplateFilters';
import type { TemplateCommand } from './TemplateMenu';
import { TemplateSection } from './TemplateSection';
import { TemplatesLoading } from './TemplatesLoading';

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

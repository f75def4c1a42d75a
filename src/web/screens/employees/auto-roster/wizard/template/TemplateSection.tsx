import { useId } from 'react';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { Badge } from '../../../../../ui/Badge';
import { TemplateCard } from './TemplateCard';
import type { TemplateCommand } from './TemplateMenu';

type TemplateSectionProps = {
  title: string;
  templates: readonly ShiftTemplate[];
  selectedId: string | undefined;
  onSelect: (template: ShiftTemplate) => void;
  onCommand: (command: TemplateCommand, template: ShiftTemplate) => void;
};

export function TemplateSection(props: TemplateSectionProps) {
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

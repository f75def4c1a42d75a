import { Copy, EllipsisVertical, Grid3x3, Pencil, Trash2 } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import { WeekStrip } from '../../../components/templates/CodeBadge';
import {
  TYPE_LABELS,
  templateFacts,
  weekOfFirstTeam,
} from '../../../components/templates/filter-templates';
import type { RosterTemplate } from '../../../data/shift-templates';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu';
import { Radio } from '../../../ui/Radio';

export type TemplateCommand = 'duplicate' | 'edit' | 'delete' | 'examine';

type TemplateSectionProps = {
  title: string;
  templates: readonly RosterTemplate[];
  selectedId: string | undefined;
  onSelect: (template: RosterTemplate) => void;
  onCommand: (command: TemplateCommand, template: RosterTemplate) => void;
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

type TemplateCardProps = {
  template: RosterTemplate;
  selected: boolean;
  onSelect: (template: RosterTemplate) => void;
  onCommand: (command: TemplateCommand, template: RosterTemplate) => void;
};

const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, selected, onSelect, onCommand } = props;
  const id = useId();
  const facts = useMemo(() => templateFacts(template).join(' · '), [template]);
  const week = useMemo(() => weekOfFirstTeam(template), [template]);
  return (
    <div
      className={cn(
        'relative rounded-lg border bg-surface shadow-card transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
        selected ? 'border-brand ring-1 ring-brand' : 'border-line hover:border-line-strong',
      )}
    >
      <label htmlFor={id} className="flex h-full cursor-pointer flex-col gap-2 p-4">
        <span className="flex items-start gap-2.5 pr-9">
          <Radio
            id={id}
            name="wizard-template"
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-facts ${id}-week`}
            checked={selected}
            onChange={() => onSelect(template)}
            className="[&_input]:outline-none"
          />
          <span id={`${id}-name`} className="min-w-0 pt-px leading-snug font-medium sm:text-sm">
            {template.name}
          </span>
        </span>
        <span id={`${id}-facts`} className="mt-auto text-sm text-muted tabular-nums">
          {facts}
        </span>
        <span id={`${id}-week`} className="flex flex-wrap items-center justify-between gap-2">
          <WeekStrip label="First week of the first team" days={week} />
          <Badge>{TYPE_LABELS[template.type]}</Badge>
        </span>
      </label>
      <div className="absolute top-2.5 right-2">
        <TemplateMenu template={template} reachable={selected} onCommand={onCommand} />
      </div>
    </div>
  );
});

type TemplateMenuProps = {
  template: RosterTemplate;
  /** Tab reaches only the menu of the chosen card: 46 cards would take 46 presses. */
  reachable: boolean;
  onCommand: (command: TemplateCommand, template: RosterTemplate) => void;
};

function TemplateMenu({ template, reachable, onCommand }: TemplateMenuProps) {
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Actions for ${template.name}`}
          tabIndex={reachable ? 0 : -1}
          className="text-muted"
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={() => onCommand('duplicate', template)}>
        <Copy aria-hidden="true" />
        Duplicate
      </MenuItem>
      <MenuItem onSelect={() => onCommand('examine', template)}>
        <Grid3x3 aria-hidden="true" />
        Open in Patterns
      </MenuItem>
      {!template.is_system && (
        <>
          <MenuItem onSelect={() => onCommand('edit', template)}>
            <Pencil aria-hidden="true" />
            Edit
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => onCommand('delete', template)}>
            <Trash2 aria-hidden="true" />
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

import { memo, useId, useMemo } from 'react';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { Badge } from '../../../ui/Badge';
import { cn } from '../../../ui/cn';
import { Radio } from '../../../ui/Radio';
import { WeekStrip } from '../wizard/WeekStrip';
import { templateFacts, weekOfFirstTeam } from './filter-templates';
import { type TemplateCommand, TemplateMenu } from './TemplateMenu';
import { TYPE_LABELS } from './template-types';

type TemplateCardProps = {
  template: ShiftTemplate;
  selected: boolean;
  onSelect: (template: ShiftTemplate) => void;
  onCommand: (command: TemplateCommand, template: ShiftTemplate) => void;
};

export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
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

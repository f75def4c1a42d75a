import type { TemplateType } from '#contract/api/shift-templates';

export const TYPE_LABELS: Record<TemplateType, string> = {
  fixed: 'Fixed Schedule',
  rotation: 'Rotating Schedule',
  coverage: '24/7 Coverage',
  compressed: 'Compressed Work',
};

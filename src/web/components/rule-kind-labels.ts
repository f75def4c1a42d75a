import type { RuleKind } from '#engine/rules/rule';

export const KIND_LABELS: Record<RuleKind, string> = {
  rest: 'Rest between shifts',
  'rest-after-nights': 'Rest after nights',
  'long-shift': 'Longest shift',
  'short-shift': 'Shortest shift',
  'hours-in-period': 'Hours in a period',
  'average-hours': 'Average hours',
  'days-in-a-row': 'Days in a row',
  'nights-in-a-row': 'Nights in a row',
  'days-off': 'Days off',
  'weekends-off': 'Weekends off',
  'forward-rotation': 'Forward rotation',
  notice: 'Notice of changes',
  'public-holidays': 'Public holidays',
  away: 'Leave, sick and off days',
  skill: 'Skills and licences',
  'hours-limit': 'Limits of a visa or licence',
  minors: 'Young people',
};

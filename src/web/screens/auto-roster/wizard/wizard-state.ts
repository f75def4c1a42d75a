// The state of the wizard. Closing the dialog throws it away; each step changes its own part only.
import type { Conflict, GenerationResult } from '#contract/api/auto-roster';
import type { Resolution, Strategy } from '#engine/generation/input';
import type { CalendarDate } from '#engine/time/kinds';
import type { RosterTemplate } from '../../../data/shift-templates';

export const STEPS = [
  'template',
  'parameters',
  'teams',
  'assignments',
  'conflicts',
  'preview',
  'confirm',
] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Record<Step, string> = {
  template: 'Select Template',
  parameters: 'Configure Parameters',
  teams: 'Select Teams',
  assignments: 'Location Assignments',
  conflicts: 'Review Conflicts',
  preview: 'Preview Results',
  confirm: 'Confirm & Generate',
};

export const STEP_INTROS: Record<Step, string> = {
  template: 'The pattern of working days that the roster repeats.',
  parameters: 'Which dates to fill, in which time zone and within which limits.',
  teams: 'Who is rostered, and which team of the pattern each person works in.',
  assignments: 'Where, when and how long each shift code is worked.',
  conflicts: 'Existing shifts that overlap the new ones.',
  preview: 'The roster as it would come out. Nothing is saved yet.',
  confirm: 'One last look before the shifts are created.',
};

export interface TeamAssignment {
  teamId: string;
  teamName: string;
  employeeIds: string[];
  color: string;
  /** Where the team works every code; empty where the code's own site counts. */
  locationId: string;
}

export interface CodeAssignment {
  code: string;
  locationId: string;
  /** As typed. */
  startTime: string;
  /** Minutes; NaN while the field is empty. */
  duration: number;
}

export interface WizardState {
  currentStep: Step;
  completedSteps: Step[];
  error: string | null;
  template: {
    selectedTemplate: RosterTemplate | null;
    useTemplateDefaults: boolean;
  };
  parameters: {
    startDate: CalendarDate;
    endDate: CalendarDate;
    timezone: string;
    minRestHours: number;
    maxConsecutiveNights: number;
    conflictStrategy: Strategy;
    defaultLocationId: string;
    defaultRoleLabel: string;
    notes: string;
    /** Continues the cycle of the last run of this template. */
    continueCycle: boolean;
  };
  teams: {
    teamMode: 'groups' | 'manual';
    selectedEmployeeIds: string[];
    selectedGroupIds: string[];
    teamAssignments: TeamAssignment[];
    /** The team ids of people who are chosen on the other tab only, by person. */
    otherTab: Readonly<Record<string, string>>;
  };
  assignments: {
    shiftCodeAssignments: Record<string, CodeAssignment>;
    /** Start times mean the clock of each site, and not that of the time zone. */
    siteClock: boolean;
  };
  conflicts: {
    /** Null until a scan has been tried. */
    list: Conflict[] | null;
    scanFailed: boolean;
    globalResolution: Resolution | 'manual';
    /** By conflictKey. */
    resolutions: Record<string, Resolution>;
  };
  preview: {
    generationResult: GenerationResult | null;
    view: 'calendar' | 'list' | 'heads' | 'hours';
    selectedEmployeeFilter: string;
  };
  confirm: {
    finalConfirmed: boolean;
    publishShifts: boolean;
    sendNotifications: boolean;
    /** Opens Fill once the roster is generated. */
    fillOpen: boolean;
    createRule: boolean;
    ruleName: string;
    ruleStatus: 'active' | 'paused';
  };
}

/** What a step gets: the whole state to read, and a way to change its own part. */
export interface StepProps {
  state: WizardState;
  change: <Part extends Step>(part: Part, values: Partial<WizardState[Part]>) => void;
}

export type Limits = Pick<WizardState['parameters'], 'minRestHours' | 'maxConsecutiveNights'>;

/** The specification's limits, until the organisation's own are known. */
const USUAL_LIMITS: Limits = { minRestHours: 8, maxConsecutiveNights: 3 };

export function initialState(
  today: CalendarDate,
  end: CalendarDate,
  timezone: string,
  limits = USUAL_LIMITS,
): WizardState {
  return {
    currentStep: 'template',
    completedSteps: [],
    error: null,
    template: { selectedTemplate: null, useTemplateDefaults: true },
    parameters: {
      startDate: today,
      endDate: end,
      timezone,
      ...limits,
      conflictStrategy: 'flag',
      defaultLocationId: '',
      defaultRoleLabel: '',
      notes: '',
      continueCycle: true,
    },
    teams: {
      teamMode: 'groups',
      selectedEmployeeIds: [],
      selectedGroupIds: [],
      teamAssignments: [],
      otherTab: {},
    },
    assignments: { shiftCodeAssignments: {}, siteClock: false },
    conflicts: { list: null, scanFailed: false, globalResolution: 'manual', resolutions: {} },
    preview: { generationResult: null, view: 'calendar', selectedEmployeeFilter: 'all' },
    confirm: {
      finalConfirmed: false,
      publishShifts: false,
      sendNotifications: false,
      fillOpen: false,
      createRule: false,
      ruleName: '',
      ruleStatus: 'active',
    },
  };
}

export function conflictKey({ employeeId, date }: { employeeId: string; date: string }): string {
  return `${employeeId} ${date}`;
}

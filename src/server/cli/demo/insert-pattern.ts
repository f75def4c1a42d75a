// A rotation that the designer found for five people: day, evening and night, one of each on every day.
import type { TenantScope } from '../../db/database';
import { insertTemplate } from '../../features/shift-templates/shift-templates.queries';

const WEEKS = ['EEEE---', '-DDDDNN', '----EEE', 'NNN--DD', 'D--NN--'];
const TEAMS = ['A', 'B', 'C', 'D', 'E'];

export async function insertPattern(scope: TenantScope): Promise<void> {
  const lineFrom = (week: number) =>
    [...WEEKS.slice(week), ...WEEKS.slice(0, week)].flatMap((days) =>
      [...days].map((code) => (code === '-' ? 'OFF' : code)),
    );
  await insertTemplate(scope, {
    name: 'Emergency, five weeks (designed)',
    type: 'rotation',
    cycle_days: WEEKS.length * 7,
    duration_hours: 8,
    code_durations_json: null,
    pattern_json: JSON.stringify(
      Object.fromEntries(TEAMS.map((team, week) => [team, lineFrom(week)])),
    ),
    start_times_json: JSON.stringify({ D: '07:00', E: '15:00', N: '23:00' }),
    teams_json: JSON.stringify(TEAMS),
    legend_json: JSON.stringify({ D: 'Day', E: 'Evening', N: 'Night', OFF: 'Off' }),
    tied_to_weekdays: true,
  });
}

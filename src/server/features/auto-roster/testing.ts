// Generations for tests: Amy and Ben on opposite sides of 4-on-4-off, two weeks from Monday 1 March 2027.
import { expect } from 'vitest';
import * as api from '#contract/api/auto-roster';
import type { BodyInput } from '#contract/endpoint';
import type { Roster } from '../../testing/roster';
import { SYSTEM_TEMPLATES } from '../shift-templates/system-templates';

export type Request = BodyInput<typeof api.generateRoster>;

export function templateId(name: string): string {
  return SYSTEM_TEMPLATES.find((template) => template.name === name)?.id ?? '';
}

/** Asks for the roster at each call: every test has its own. */
export function generationsOf(roster: () => Roster) {
  function request(changes: Partial<Request> = {}): Request {
    const { amyId, benId, depot } = roster();
    return {
      templateId: templateId('4-on-4-off fixed'),
      startDate: '2027-03-01',
      endDate: '2027-03-14',
      employeeIds: [amyId, benId],
      parameters: { default_location_id: depot.id, roleLabel: 'Nurse' },
      ...changes,
    };
  }

  function generate(changes: Partial<Request> = {}, headers: Record<string, string> = {}) {
    return roster().manager.browser.request(api.generateRoster, {
      body: request(changes),
      headers,
    });
  }

  return {
    generate,
    preview(changes: Partial<Request> & { compact?: boolean; detectConflicts?: boolean } = {}) {
      return roster().manager.browser.call(api.previewRoster, { body: request(changes) });
    },
    async generated(changes: Partial<Request> = {}) {
      const answer = await generate(changes);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json() as { run_id: string; summary: api.GenerationSummary };
    },
    async runs() {
      return (await roster().manager.browser.call(api.listRuns, { query: {} })).runs;
    },
  };
}

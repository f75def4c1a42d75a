// Skills: what there is, who holds it, and which shifts need it.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/skills';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const skillsQuery = queryOptions({
  queryKey: ['skills'],
  meta: { topics: ['skills'] },
  queryFn: ({ signal }) => call('GET /api/skills', { signal }),
});

const requirementsQuery = queryOptions({
  queryKey: ['skills', 'requirements'],
  meta: { topics: ['skills', 'locations'] },
  queryFn: ({ signal }) => call('GET /api/skill-requirements', { signal }),
});

const holdersQuery = (id: string) =>
  queryOptions({
    queryKey: ['skills', 'holders', id],
    meta: { topics: ['skills', 'employees'] },
    queryFn: ({ signal }) => call('GET /api/skills/{id}/holdings', { params: { id }, signal }),
  });

const holdingsQuery = (employeeId: string) =>
  queryOptions({
    queryKey: ['skills', 'holdings', employeeId],
    meta: { topics: ['skills'] },
    queryFn: ({ signal }) =>
      call('GET /api/employees/{id}/holdings', { params: { id: employeeId }, signal }),
  });

export const useSkills = () => useQuery(skillsQuery);
export const useRequirements = () => useQuery(requirementsQuery);
export const useHolders = (skillId: string) => useQuery(holdersQuery(skillId));
export const useHoldings = (employeeId: string) => useQuery(holdingsQuery(employeeId));

/** All lists begin with the same key, so one call refreshes them together. */
const refresh = () => queryClient.invalidateQueries({ queryKey: skillsQuery.queryKey });

export function useSaveSkill() {
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: BodyInput<typeof api.updateSkill> & { id?: string | undefined }) => {
      if (id) return call('PUT /api/skills/{id}', { params: { id }, body });
      const { seen: _, ...added } = body;
      return call('POST /api/skills', { body: added });
    },
    onSettled: refresh,
  });
}

export function useDeleteSkill() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/skills/{id}', { params: { id } }),
    onSettled: refresh,
  });
}

type HoldingBody = BodyInput<typeof api.createHolding>;

export function useAddHolding(employeeId: string) {
  return useMutation({
    mutationFn: (body: HoldingBody) =>
      call('POST /api/employees/{id}/holdings', { params: { id: employeeId }, body }),
    onSettled: refresh,
  });
}

export function useChangeHolding() {
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInput<typeof api.updateHolding> & { id: string }) =>
      call('PUT /api/holdings/{id}', { params: { id }, body }),
    onSettled: refresh,
  });
}

export function useDeleteHolding() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/holdings/{id}', { params: { id } }),
    onSettled: refresh,
  });
}

export function useVerifyHolding() {
  return useMutation({
    mutationFn: ({ id, updated_at }: Pick<api.Holding, 'id' | 'updated_at'>) =>
      call('POST /api/holdings/{id}/verify', { params: { id }, body: { seen: { updated_at } } }),
    onSettled: refresh,
  });
}

export function useSaveEvidence() {
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInput<typeof api.putHoldingFile> & { id: string }) =>
      call('PUT /api/holdings/{id}/file', { params: { id }, body }),
    onSettled: refresh,
  });
}

export function useDeleteEvidence() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/holdings/{id}/file', { params: { id } }),
    onSettled: refresh,
  });
}

export function useSaveRequirement() {
  return useMutation({
    mutationFn: ({ id, ...body }: api.RequirementInput & { id?: string | undefined }) =>
      id
        ? call('PUT /api/skill-requirements/{id}', { params: { id }, body })
        : call('POST /api/skill-requirements', { body }),
    onSettled: refresh,
  });
}

export function useDeleteRequirement() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/skill-requirements/{id}', { params: { id } }),
    onSettled: refresh,
  });
}

/** Which future shifts it would break; changes nothing. */
export function useTryRequirement() {
  return useMutation({
    mutationFn: (body: api.RequirementInput) => call('POST /api/skill-requirements/try', { body }),
  });
}

// Employees: the list, and what managers do with it.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/employees';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

export const employeesQuery = queryOptions({
  queryKey: ['employees'],
  meta: { topics: ['employees', 'shift-groups'] },
  queryFn: ({ signal }) => call('GET /api/employees', { signal }),
});

export function useEmployees({ enabled = true } = {}) {
  return useQuery({ ...employeesQuery, enabled });
}

function refreshEmployees(): void {
  void queryClient.invalidateQueries({ queryKey: employeesQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: ['shift-groups'] });
}

export function useCreateEmployee() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.createEmployee>) =>
      call('POST /api/employees', { body }),
    onSuccess: refreshEmployees,
  });
}

export function useUpdateEmployee() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof api.updateEmployee>) =>
      call('PUT /api/employees/{id}', { params: { id }, body }),
    onSuccess: (updated) => {
      queryClient.setQueryData(employeesQuery.queryKey, (employees) =>
        employees?.map((employee) => (employee.id === updated.id ? updated : employee)),
      );
    },
    onSettled: refreshEmployees,
  });
}

const COUNT_WITHIN_MS = 1_500;

/** Shifts that go with an employee; 0 when the answer is late, because the question must not wait. */
export async function countEmployeeShifts(id: string): Promise<number> {
  const signal = AbortSignal.timeout(COUNT_WITHIN_MS);
  try {
    return (await call('GET /api/employees/{id}/future-shifts', { params: { id }, signal })).count;
  } catch {
    return 0;
  }
}

/** The employee leaves the list straight away, and comes back when the server refuses. */
export function useDeleteEmployee() {
  const { queryKey } = employeesQuery;
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/employees/{id}', { params: { id } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (employees) =>
        employees?.filter((employee) => employee.id !== id),
      );
      return { before };
    },
    onError: (_error, _id, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: refreshEmployees,
  });
}

export type ImportRowInput = BodyInput<typeof api.importEmployees>['rows'][number];

/** Checks the rows of one file on the server, again whenever people or groups change; saves nothing. */
export function useImportCheck(
  fileId: number | undefined,
  rows: ImportRowInput[],
  wanted: boolean,
) {
  return useQuery({
    queryKey: ['employee-import', fileId],
    meta: { topics: ['employees', 'shift-groups'] },
    enabled: wanted && fileId !== undefined && rows.length > 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      call('POST /api/employees/import', { body: { dryRun: true, rows }, signal }),
  });
}

export function useImportEmployees() {
  return useMutation({
    mutationFn: (body: Omit<BodyInput<typeof api.importEmployees>, 'dryRun'>) =>
      call('POST /api/employees/import', { body: { dryRun: false, ...body } }),
    onSettled: refreshEmployees,
  });
}

/** A file, not JSON, so the typed client cannot bring it. */
export function readEmployeesExport(): Promise<string> {
  return call('GET /api/employees/export');
}

// Patterns: what two years of one bring, and designing one.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { designPattern, examinePattern } from '#contract/api/patterns';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';

export function useExamination(body: BodyInput<typeof examinePattern>) {
  return useQuery({
    queryKey: ['pattern', body],
    meta: { topics: ['runs', 'locations', 'holidays'] },
    queryFn: ({ signal }) => call('POST /api/patterns/examine', { body, signal }),
  });
}

export function useDesignPattern() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof designPattern>) =>
      call('POST /api/patterns/design', { body }),
  });
}

// What a copy of shifts would do, before anything is saved.
import { useMutation } from '@tanstack/react-query';
import type { transferCells } from '#contract/api/roster';
import type { AnswerOf, BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';

export type Transfer = BodyInput<typeof transferCells>;
export type TransferPreview = AnswerOf<typeof transferCells>;

export function useTransferPreview() {
  return useMutation({
    mutationFn: (body: Transfer) =>
      call('POST /api/roster/transfer', { body: { ...body, preview: true } }),
  });
}

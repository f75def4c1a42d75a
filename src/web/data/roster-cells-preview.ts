// What a copy of shifts would do, before anything is saved.
import { useMutation } from '@tanstack/react-query';
import type { transferCells } from '#contract/api/roster';
import type { BodyInput, ResponseOf } from '#contract/endpoint';
import { call } from '../platform/api';

export type Transfer = BodyInput<typeof transferCells>;
export type TransferPreview = ResponseOf<typeof transferCells>;

export function useTransferPreview() {
  return useMutation({
    mutationFn: (body: Transfer) =>
      call('POST /api/roster/transfer', { body: { ...body, preview: true } }),
  });
}

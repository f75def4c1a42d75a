import { useOrganization } from '../../data/organization';

/** Undefined while it is read with what times the organisation's shifts begin; an office day when it cannot be. */
export function useDefaultTimes() {
  const { data, isPending } = useOrganization();
  if (isPending) return undefined;
  return {
    startTime: data?.default_shift_start ?? '09:00',
    endTime: data?.default_shift_end ?? '17:00',
  };
}

export type DefaultTimes = NonNullable<ReturnType<typeof useDefaultTimes>>;

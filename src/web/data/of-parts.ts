// What belongs to the cells of a roster, such as answers and findings: read of everyone, or of the parts in view.
import {
  keepPreviousData,
  type QueryKey,
  type QueryMeta,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { RosterPart } from './roster-parts';

interface PartQuery<T> {
  queryKey: QueryKey;
  meta: QueryMeta;
  enabled?: boolean;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}

/** As one answer. While others are read, the last one stays. */
export function useOfParts<T>(
  parts: readonly RosterPart[] | undefined,
  queryOf: (part: RosterPart | undefined) => PartQuery<T>,
  join: (answers: readonly T[]) => T,
): T | undefined {
  const everyone = queryOf(undefined);
  const { data } = useQuery({
    ...everyone,
    enabled: !parts && everyone.enabled !== false,
    placeholderData: keepPreviousData,
  });
  const answers = useQueries({
    queries: parts?.map(queryOf) ?? [],
    combine: allAnswers<T>,
  });
  const [last, setLast] = useState(answers);
  if (answers && answers !== last) setLast(answers);
  const shown = answers ?? last;
  const joined = useMemo(() => shown && join(shown), [shown, join]);
  return parts ? joined : data;
}

/** Undefined until each part has one. */
function allAnswers<T>(results: readonly UseQueryResult<T>[]): readonly T[] | undefined {
  const answers = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return answers.length === 0 || answers.length < results.length ? undefined : answers;
}

/** Of the same days. */
export function joinRows<Row, T extends { rows: Row[] }>(answers: readonly T[]): T {
  const [first, ...others] = answers as readonly [T, ...T[]];
  return { ...first, rows: [...first.rows, ...others.flatMap(({ rows }) => rows)] };
}

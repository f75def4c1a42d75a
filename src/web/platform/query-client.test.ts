import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './query-client';

test('a change that is told while something is read for the first time is read too', async () => {
  const answers: ((text: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const queryKey = ['shifts'];
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const seen: (string | undefined)[] = [];
  const stop = observer.subscribe(({ data }) => seen.push(data));
  await expect.poll(() => answers.length).toBe(1);
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey });
  answers[0]?.('before the change');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after it');
  await expect.poll(() => seen.at(-1)).toBe('after it');
  expect(answers, 'nothing else is read').toHaveLength(2);
  stop();
  queryClient.clear();
});

import { agree, counted } from '#engine/counted';

interface Found {
  shifts: number;
  skipped: number;
  awayCount: number;
}

/** '12 shifts will be copied as drafts. 2 are left out because the person already works then.' */
export function copyText({ shifts, skipped, awayCount }: Found): string {
  const inTheWay = skipped - awayCount;
  const drafts = agree(shifts, 'a draft', 'drafts');
  return [
    `${counted(shifts, 'shift')} will be copied as ${drafts}.`,
    inTheWay > 0 &&
      `${counted(inTheWay, 'is', 'are')} left out because the person already works then.`,
    awayCount > 0 && `${counted(awayCount, 'is', 'are')} left out because the person is away.`,
  ]
    .filter(Boolean)
    .join(' ');
}

// A notice in words: its title, and a line for each shift.
import type { Notice, NoticeItem, NoticeShift } from '#contract/api/notices';
import { counted } from '#engine/counted';
import { formatDay, formatRange, zoneInWords } from '../../platform/formats';

export interface NoticeLine {
  id: string;
  /** Crossed out. */
  was?: string;
  now?: string;
  more?: string;
}

export function noticeTitle({ kind, items, subject }: Notice): string {
  if (subject) return subject.title;
  const count = items.length;
  switch (kind) {
    case 'published':
      return counted(count, 'new shift');
    case 'removed':
      return counted(count, 'shift was removed', 'shifts were removed');
    case 'reminder':
      return 'Your next shift';
    default:
      return 'Your roster has changed';
  }
}

export function noticeLines({ kind, items }: Notice): { title: string; lines: NoticeLine[] }[] {
  if (kind === 'reminder') return [{ title: 'Coming up', lines: items.map(shown) }];
  const sections = [
    { title: 'Changed', lines: items.filter(({ was, now }) => was && now).map(changed) },
    { title: 'Removed', lines: items.filter(({ now }) => !now).map(removed) },
    { title: 'New', lines: items.filter(({ was }) => !was).map(shown) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function shown({ shift_id, now }: NoticeItem): NoticeLine {
  return { id: shift_id, ...(now && { now: shiftText(now) }) };
}

function removed({ shift_id, was }: NoticeItem): NoticeLine {
  return { id: shift_id, ...(was && { was: shiftText(was) }) };
}

function changed(item: NoticeItem): NoticeLine {
  const { shift_id, was, now, note_changed } = item;
  const [before, after] = [was ? shiftText(was) : '', now ? shiftText(now) : ''];
  return {
    id: shift_id,
    now: after,
    ...(before !== after && { was: before }),
    ...(note_changed && { more: 'the note has changed' }),
  };
}

/** 'Wed 10 Mar 2027, 09:00–17:00 at Depot, Nurse' */
function shiftText(shift: NoticeShift): string {
  const role = shift.role_label ? `, ${shift.role_label}` : '';
  return `${formatDay(shift.date)}, ${formatRange(shift)} at ${shift.site}${role}`;
}

/** 'Sydney time, AEDT' */
export function zonesText({ items }: Notice): string {
  const shifts = items.flatMap(({ was, now }) => [was, now].filter((shift) => shift !== null));
  const zones = new Set(shifts.map(({ timezone, start_at }) => zoneInWords(timezone, start_at)));
  return [...zones].join(' or ');
}

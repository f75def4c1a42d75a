// The email for a message: one text with one link, plain and as HTML. The subject tells nothing that a stranger who sees
// it on a lock screen shouldn't know.
import type { NoticeSubject } from '#contract/api/notices';
import { counted } from '#engine/counted';
import { kindOf } from '#engine/notices/told-shift';
import type { Instant, Zone } from '#engine/time/kinds';
import { greeting } from '../../integrations/mail/greeting';
import type { Mail } from '../../integrations/mail/mailer';
import type { Message, NamedNews } from './message';
import { shiftText } from './shift-text';

interface Section {
  title: string;
  lines: string[];
}

const SHIFTS = { label: 'See your shifts', path: '/my-shifts' };

/** The page asks for an answer. Opening it changes nothing before someone is signed in. */
const oneShift = (id: string) => ({ label: 'See your shift', path: `/my-shifts?shift=${id}` });

/** The rest is in the app. */
const MOST_LINES = 100;

export function emailOf(message: Message, publicUrl: URL): Mail {
  const { name, email, orgName, token } = message;
  const opening = openingOf(message);
  const sections = sectionsOf(message);
  const clock = clockOf(zonesIn(message));
  const { label, path } = linkOf(message);
  const link = new URL(path, publicUrl).href;
  const footer = `You get this email because you have an account at ${orgName}. Choose which emails you get under Account.`;
  const unsubscribe = new URL(`/api/unsubscribe/${token}`, publicUrl).href;
  return {
    to: email,
    subject: subjectOf(message),
    text: [
      greeting(name),
      opening,
      ...sections.map(({ title, lines }) =>
        [title, ...lines.map((line) => `- ${line}`)].join('\n'),
      ),
      ...clock,
      `${label}: ${link}`,
      `${footer}\n`,
    ].join('\n\n'),
    html: [
      paragraph(greeting(name)),
      paragraph(opening),
      ...sections.map(({ title, lines }) => `<h2>${escaped(title)}</h2>${list(lines)}`),
      ...clock.map(paragraph),
      `<p><a href="${escaped(link)}">${escaped(label)}</a></p>`,
      `<p><small>${escaped(footer)}</small></p>`,
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function subjectOf({ news, reminders, subjects, orgName }: Message): string {
  const [only, another] = subjects;
  if (only) {
    const single = !another && news.length + reminders.length === 0;
    return `${single ? only.title : 'News for you'} at ${orgName}`;
  }
  if (news.length === 0) return `Reminder: ${counted(reminders.length, 'shift')} at ${orgName}`;
  const onlyNew = news.every(({ was }) => was === null);
  return onlyNew
    ? `${counted(news.length, 'new shift')} at ${orgName}`
    : `Your roster at ${orgName} has changed`;
}

/** One link: where there are several, to the page that has them all. */
function linkOf({ news, reminders, subjects }: Message): NoticeSubject['link'] {
  const links = new Map(subjects.map(({ link }) => [link.path, link]));
  const [shift, other] = [...news, ...reminders];
  const own = shift?.now && !other ? oneShift(shift.shiftId) : SHIFTS;
  if (shift) links.set(own.path, own);
  const [first = SHIFTS, another] = [...links.values()];
  return another ? { label: 'See your inbox', path: '/inbox' } : first;
}

function openingOf({ news, reminders, subjects, orgName }: Message): string {
  if (subjects.length > 0) return `Here is what's new at ${orgName}.`;
  if (news.length === 0)
    return `Here is your reminder of ${counted(reminders.length, 'shift')} at ${orgName}.`;
  const onlyNew = news.every(({ was }) => was === null);
  return onlyNew
    ? `Your roster at ${orgName} has ${counted(news.length, 'new shift')}.`
    : `Your roster at ${orgName} has changed.`;
}

const TITLES = { published: 'New', changed: 'Changed', removed: 'Removed' } as const;

function sectionsOf({ news, reminders, subjects, moment }: Message): Section[] {
  const kinds = ['changed', 'removed', 'published'] as const;
  const sections = kinds.map((kind) => ({
    title: TITLES[kind],
    lines: news.filter((each) => kindOf(each) === kind).map((each) => lineOf(each, moment)),
  }));
  const coming = reminders.map(({ now }) => (now ? shiftText(now, moment) : ''));
  const others = subjects.map(({ title, lines }) => ({
    title,
    lines: lines.map(({ who, text }) => (who ? `${who}: ${text}` : text)),
  }));
  return [...others, { title: 'Coming up', lines: coming }, ...sections]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title: `${title}:`, lines: shortened(lines) }));
}

function shortened(lines: string[]): string[] {
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more`];
}

function lineOf({ was, now }: NamedNews, moment: Instant): string {
  if (!was || !now)
    return [was, now].map((shift) => (shift ? shiftText(shift, moment) : '')).join('');
  const [before, after] = [shiftText(was, moment), shiftText(now, moment)];
  // A note may be about someone's health, so an email only says that there is another one.
  return before === after ? `${after}: the note has changed` : `${before} → ${after}`;
}

function zonesIn({ news, reminders }: Message): Zone[] {
  const shifts = [...news, ...reminders].flatMap(({ was, now }) => [was, now]);
  return [...new Set(shifts.flatMap((shift) => (shift ? [shift.zone] : [])))];
}

function clockOf(zones: Zone[]): string[] {
  const [only, another] = zones;
  if (!only) return [];
  return [
    another === undefined
      ? `Times are in ${cityOf(only)} time.`
      : `Times are on the clock of each site: ${zones.map(cityOf).join(' or ')} time.`,
  ];
}

function cityOf(zone: Zone): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

function list(lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

// The kinds of field that the calls are made of, each with the message a person reads when it is wrong.

import { z } from 'zod';
import { agree, counted } from '#engine/counted';
import { LIMITS } from './limits';

z.config({
  customError: (issue) => {
    if (issue.input === undefined) return 'Required';
    if (issue.code === 'too_small' && issue.minimum === 1 && typeof issue.input !== 'number') {
      return 'Required';
    }
    if (issue.code === 'too_small') return `Must be at least ${issue.minimum}`;
    if (issue.code === 'too_big') return `Must be at most ${issue.maximum}`;
    if (issue.code === 'unrecognized_keys')
      return `Unknown ${agree(issue.keys.length, 'field', 'fields')} ${briefly(issue.keys)}`;
    if (issue.code === 'invalid_format' && issue.format === 'email') return 'Invalid email';
    return 'Invalid input';
  },
});

/** The names are the caller's: a megabyte of them must not come back as a megabyte. */
function briefly(names: string[]): string {
  const shown = names.slice(0, 3).map((name) => name.slice(0, 40));
  return names.length > 3 ? `${shown.join(', ')} and ${names.length - 3} more` : shown.join(', ');
}

// PostgreSQL refuses NUL, and a lone surrogate cannot be written as UTF-8: both would become a 500.
const UNSTORABLE = /\0|\p{Surrogate}/u;

export const isStorable = (text: string) => !UNSTORABLE.test(text);

/** A text without surrounding space; with a message for when it is missing, it must be there. */
export function text(max: number, missing?: string) {
  const trimmed = storable(max, missing).trim();
  return missing ? trimmed.min(1, missing) : trimmed;
}

/**
 * A name on one line, of characters that people see: two spaces, a line break or a hidden character in it would make a second
 * name that looks the same, and one that turns the direction of writing would make a name look like another.
 */
export function nameText(max: number, missing?: string) {
  const visible = storable(max, missing).overwrite((typed) =>
    typed
      .replaceAll(/\p{White_Space}+/gu, ' ')
      .replaceAll(HIDDEN, '')
      .replaceAll(/ +/g, ' ')
      .trim(),
  );
  return missing ? visible.min(1, missing) : visible;
}

/**
 * Controls, marks for the direction of writing, and whatever has no width; but not what joins an emoji, nor what spells
 * names in Arabic and Indic scripts.
 */
const HIDDEN =
  /(?!(?<=\p{ExtPict}|\p{EMod}|\ufe0f)\u200d(?=\p{ExtPict})|(?<=\p{ExtPict})\ufe0f|(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Mlym}\p{scx=Sinh}])[\u200c\u200d](?=\p{L}))[\p{Cc}\p{Cf}\p{DI}]/gu;

function storable(max: number, missing: string | undefined) {
  return z
    .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
    .max(max, `Must be at most ${counted(max, 'character')}`)
    .refine(isStorable, "Contains characters that can't be saved");
}

export const name = nameText(LIMITS.nameLength, 'Required').meta({ examples: ['Amy Able'] });

export const email = text(LIMITS.emailLength)
  .pipe(z.email('Please enter a valid email address'))
  .meta({ examples: ['amy@example.com'] });

/** Trimming would change what the person typed, so a password is taken as it is. */
export const newPassword = z
  .string()
  .min(LIMITS.passwordMin, `Password must be at least ${LIMITS.passwordMin} characters`)
  .max(LIMITS.passwordMax, `Password must be at most ${LIMITS.passwordMax} characters`)
  .refine((typed) => typed.trim() !== '', "Password can't be only spaces")
  .meta({ examples: ['correct horse battery'] });

export const enteredPassword = z
  .string()
  .min(1, 'Required')
  .max(LIMITS.passwordMax, `Password must be at most ${LIMITS.passwordMax} characters`)
  .meta({ examples: ['correct horse battery'] });

export const phone = text(LIMITS.phoneLength).meta({ examples: ['0400 000 000'] });

export const instant = z.iso.datetime().meta({ examples: ['2027-04-03T11:00:00.000Z'] });

/** What an id points at; the tenant matrix tries own, foreign, deleted and unknown ids of that kind. */
export type Resource =
  | 'organization'
  | 'user'
  | 'employee'
  | 'shift-group'
  | 'location'
  | 'kiosk'
  | 'pay-period'
  | 'shift'
  | 'cover-need'
  | 'fill'
  | 'calendar-feed'
  | 'days-off-link'
  | 'undo-step'
  | 'shift-template'
  | 'shift-rule'
  | 'holiday-change'
  | 'leave-type'
  | 'notice'
  | 'open-shift'
  | 'request'
  | 'rule'
  | 'run'
  | 'signup-request'
  | 'timesheet'
  | 'session'
  | 'passkey'
  | 'audit-entry'
  | 'skill'
  | 'holding'
  | 'skill-requirement';

/** A malformed id is answered like an unknown one, so that ids tell a stranger nothing. */
export function id(resource: Resource, missing = 'Required') {
  return z
    .uuid({ error: ({ input }) => (input === undefined || input === '' ? missing : 'Not found') })
    .meta({ 'x-resource': resource });
}

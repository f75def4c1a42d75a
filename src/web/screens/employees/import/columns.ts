/** The columns of the file, as the template and the export spell them. */
export const COLUMNS = ['name', 'email', 'phone', 'role', 'shift_group', 'temp_password'] as const;
export type Column = (typeof COLUMNS)[number];

const SPELLINGS: Record<Column, readonly string[]> = {
  name: ['name', 'fullname', 'employee', 'employeename'],
  email: ['email', 'emailaddress', 'mail', 'workemail'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilenumber', 'mobilephone', 'telephone', 'tel'],
  role: ['role', 'position'],
  shift_group: ['shiftgroup', 'group', 'team', 'crew'],
  temp_password: ['temppassword', 'temporarypassword', 'password', 'initialpassword'],
};

/** What a column of the file can be: one of ours, a part of the name, or nothing. */
export type Target = Column | 'first_name' | 'last_name' | '';

const NAME_PARTS: Record<'first_name' | 'last_name', readonly string[]> = {
  first_name: ['firstname', 'givenname', 'first', 'given', 'preferredname', 'forename'],
  last_name: ['lastname', 'surname', 'familyname', 'last', 'family'],
};

/** One guess for each heading. Of two that look alike, the first counts; the person can change all of it. */
export function guessColumns(headings: readonly string[]): Target[] {
  const taken = new Set<Target>();
  return headings.map((heading) => {
    const guess = columnOf(heading) ?? namePartOf(heading) ?? '';
    if (taken.has(guess)) return '';
    taken.add(guess);
    return guess;
  });
}

/** A name and an email there must be. The sentence says what is missing. */
export function whyNotMapped(targets: readonly Target[]): string | undefined {
  const named = ['name', 'first_name', 'last_name'] as const;
  const missing = [
    !named.some((target) => targets.includes(target)) && 'the name',
    !targets.includes('email') && 'the email',
  ].filter(Boolean);
  if (missing.length > 0) return `Say which column holds ${missing.join(' and ')}.`;
  const twice = targets.find((target, index) => target && targets.indexOf(target) !== index);
  return twice && `Two columns are set to ${TARGET_LABELS[twice]}. Choose one.`;
}

export const TARGET_LABELS: Record<Exclude<Target, ''>, string> = {
  name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  shift_group: 'Shift group',
  temp_password: 'Temporary password',
};

function namePartOf(heading: string): 'first_name' | 'last_name' | undefined {
  const plain = plainOf(heading);
  return (['first_name', 'last_name'] as const).find((part) => NAME_PARTS[part].includes(plain));
}

function plainOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** 'E-mail', 'Shift group' and such; undefined for a heading we don't know. */
function columnOf(heading: string): Column | undefined {
  const plain = plainOf(heading);
  return COLUMNS.find((column) => SPELLINGS[column].includes(plain));
}

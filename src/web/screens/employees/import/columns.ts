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

/** 'E-mail', 'Shift group' and such; undefined for a heading we don't know. */
export function columnOf(heading: string): Column | undefined {
  const plain = heading.toLowerCase().replaceAll(/[^a-z]/g, '');
  return COLUMNS.find((column) => SPELLINGS[column].includes(plain));
}

// Rights: the one table that the server checks on every call and the screens check for every control.

/** Lowest role first. */
export const ROLES = ['employee', 'manager', 'admin', 'owner'] as const;
export type Role = (typeof ROLES)[number];

export const PLATFORM_ROLES = ['super_admin', 'standard'] as const;
export type PlatformRole = (typeof PLATFORM_ROLES)[number];

/**
 * `anyone` needs no session. `account` needs one, even with a temporary password. `own password` needs
 * a session with a chosen password. `signed-in` also needs two-step sign-in where it is required. A role is the lowest one that holds the right in the current
 * organisation. `super-admin` is a right on the installation, not in an organisation.
 * `owner or super-admin` covers the organisations that an owner owns, and all of them for a super admin.
 * `kiosk` is the right of a tablet, which no person holds.
 */
const RIGHTS = {
  'use the front door': 'anyone',
  'keep own account': 'account',
  'secure own sign-in': 'own password',
  'choose organisation': 'signed-in',
  'follow events': 'employee',
  'see dashboard': 'employee',
  'see my shifts': 'employee',
  'clock in and out': 'employee',
  'read own notices': 'employee',
  'make requests': 'employee',
  'see colleagues': 'employee',
  'see organisation': 'employee',
  'see holidays': 'employee',
  'see own contract': 'employee',
  'see roster': 'manager',
  'edit roster': 'manager',
  'decide requests': 'manager',
  'manage time': 'manager',
  'generate roster': 'manager',
  'manage employees': 'manager',
  'see shift groups': 'manager',
  'manage job sites': 'manager',
  'manage kiosks': 'admin',
  'manage pay': 'admin',
  'clock at kiosk': 'kiosk',
  'see rules': 'manager',
  'see contracts': 'manager',
  'see fairness': 'manager',
  'keep own skills': 'employee',
  'verify skills': 'manager',
  'verify own skills': 'owner',
  'manage shift groups': 'admin',
  'edit rules': 'admin',
  'edit contracts': 'admin',
  'override rules': 'admin',
  'correct time zones': 'admin',
  'add employee from dashboard': 'admin',
  'edit organisation': 'admin',
  'download organisation data': 'admin',
  'see audit log': 'admin',
  'set audit retention': 'owner',
  'manage billing': 'owner',
  'require two-step sign-in': 'owner',
  'reset two-step sign-in': 'owner',
  'leave organisation': 'employee',
  'delete organisation': 'owner',
  'manage organisations': 'owner or super-admin',
  'run platform': 'super-admin',
} as const;

export type Right = keyof typeof RIGHTS;
export type RightOf<Rule> = {
  [R in Right]: (typeof RIGHTS)[R] extends Rule ? R : never;
}[Right];
/** Rights that only members of an organisation can hold. */
export type MemberRight = RightOf<Role>;

export interface Caller {
  role: Role | null;
  platform_role: PlatformRole;
  must_change_password: boolean;
  must_set_up_two_step: boolean;
}

export function levelOf(role: Role): number {
  return ROLES.indexOf(role);
}

export function ruleOf(right: Right): (typeof RIGHTS)[Right] {
  return RIGHTS[right];
}

export function needsMembership(right: Right): right is MemberRight {
  return (ROLES as readonly string[]).includes(RIGHTS[right]);
}

export function can(caller: Caller | 'kiosk' | null, right: Right): boolean {
  const rule = RIGHTS[right];
  if (rule === 'anyone') return true;
  if (caller === 'kiosk') return rule === 'kiosk';
  if (!caller || rule === 'kiosk') return false;
  if (rule === 'account') return true;
  if (caller.must_change_password) return false;
  if (rule === 'own password') return true;
  if (caller.must_set_up_two_step) return false;
  if (rule === 'signed-in') return true;
  const superAdmin = caller.platform_role === 'super_admin';
  if (rule === 'super-admin') return superAdmin;
  if (rule === 'owner or super-admin') return superAdmin || caller.role === 'owner';
  return caller.role !== null && levelOf(caller.role) >= levelOf(rule);
}

/** Lowest first. */
export function rolesWith(right: MemberRight): Role[] {
  return ROLES.filter((role) => levelOf(role) >= levelOf(RIGHTS[right]));
}

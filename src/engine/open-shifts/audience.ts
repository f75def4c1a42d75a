// O3 to O5: whom an open shift is for. The list of open shifts, what people are told and what they may take all ask here.

/** For those who usually work at its site, or for everyone wherever they work. */
export const AUDIENCES = ['site', 'organisation'] as const;

export interface Offer {
  siteId: string;
  role: string | null;
  /** Named by a manager: only its people. */
  groupId: string | null;
  audience: (typeof AUDIENCES)[number];
}

/** Where someone works and in which roles. */
export interface Work {
  sites: ReadonlySet<string>;
  roles: ReadonlySet<string>;
}

export interface Worker {
  groupId: string | null;
  own: Work;
  /** Of all people of their shift group. */
  group: Work;
}

/** What anyone does at the site of an open shift, by now. */
export interface KnownWork {
  site: boolean;
  role: boolean;
}

/** 'unknown': they don't learn of it. 'other role': they see it, and that it is for others. */
export type Standing = 'in' | 'other role' | 'unknown';

export function standingOf(offer: Offer, worker: Worker, known: KnownWork): Standing {
  if (!isWithin(offer, worker, known)) return 'unknown';
  return hasRole(offer, worker, known) ? 'in' : 'other role';
}

function isWithin({ groupId, audience, siteId }: Offer, worker: Worker, known: KnownWork): boolean {
  if (groupId !== null) return groupId === worker.groupId;
  if (audience === 'organisation' || !known.site) return true;
  const { own, group } = worker;
  const isNew = own.sites.size + group.sites.size === 0;
  return isNew || own.sites.has(siteId) || group.sites.has(siteId);
}

/** People of a group can have different professions, so their own roles count before the group's. */
function hasRole({ role }: Offer, { own, group }: Worker, known: KnownWork): boolean {
  if (role === null || !known.role) return true;
  const roles = own.roles.size > 0 ? own.roles : group.roles;
  return roles.size === 0 || roles.has(role);
}

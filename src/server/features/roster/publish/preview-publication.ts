// What publishing some drafts would do: who is told, what the rules find in the published roster, and its cover.
import type { Publication, PublishedCover } from '#contract/api/publish-roster';
import { LIMITS } from '#contract/limits';
import type { Cover, DayCover } from '#engine/cover/cover-of';
import { LIGHTS, letterOf } from '#engine/cover/light';
import { daysAround } from '#engine/rules/added-findings';
import { asPublished } from '#engine/rules/person';
import { MINUTE_MS, wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../../db/database';
import { readCover } from '../../cover/read-cover';
import { addedTo } from '../../rules/check-edit';
import { countsOf, inWords } from '../../rules/in-words';
import { loadBook } from '../../rules/load-book';
import { type LoadedPerson, loadPeople } from '../../rules/load-people';
import { listOverrides } from '../../rules/overrides';
import { type Chosen, type Drafts, findOtherDraft } from './drafts.queries';

type Preview = Omit<Publication, 'fingerprint' | 'shifts'>;

export async function previewPublication(
  scope: TenantScope,
  chosen: Chosen,
  drafts: readonly Drafts[],
): Promise<Preview> {
  const ids = new Set(drafts.flatMap((each) => each.ids));
  return {
    besidePublished: drafts.reduce((sum, { beside_published }) => sum + beside_published, 0),
    people: drafts
      .slice(0, LIMITS.publishedPeople)
      .map(({ ids: shifts, ...person }) => ({ ...person, shifts: shifts.length })),
    peopleCount: drafts.length,
    withoutAccount: drafts.filter(({ has_account }) => !has_account).length,
    ...(await findingsAfter(scope, chosen, drafts, ids)),
    cover: await coverAfter(scope, chosen, drafts, ids),
    next: ids.size === 0 ? await findOtherDraft(scope, chosen) : null,
  };
}

async function findingsAfter(
  scope: TenantScope,
  { from, to }: Chosen,
  drafts: readonly Drafts[],
  ids: ReadonlySet<string>,
): Promise<Pick<Preview, 'findings' | 'counts' | 'blocks' | 'blockCount'>> {
  const employeeIds = drafts.map(({ employee_id }) => employee_id);
  const days = daysAround([from, to]);
  const book = await loadBook(scope, days);
  const overrides = await listOverrides(scope, employeeIds);
  const allowed = new Set(overrides.keys());
  const isNew = ({ id }: { id: string }) => ids.has(id);
  const people = await loadPeople(scope, employeeIds, days, book);
  const added = people.map((person) =>
    addedTo(asPublished(person), asPublished(withPublished(person, ids)), {
      book,
      days,
      allowed,
      isNew,
    }),
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const first = (found: (typeof added)[number]['blocks']) =>
    found
      .slice(0, LIMITS.publishedFindings)
      .map((finding) => inWords(finding, names.get(finding.personId) ?? '', overrides));
  const blocks = added.flatMap((each) => each.blocks);
  const told = [
    ...added.flatMap(({ warnings }) => warnings),
    ...added.flatMap(({ notes }) => notes),
  ];
  return {
    findings: first(told),
    counts: countsOf(told),
    blocks: first(blocks),
    blockCount: blocks.length,
  };
}

/** Their drafts are told now, as in the row that publishing writes. */
function withPublished(person: LoadedPerson, ids: ReadonlySet<string>): LoadedPerson {
  const toldAt = Date.now() as Instant;
  const shifts = person.shifts.map((shift) =>
    ids.has(shift.id) ? { ...shift, published: true, toldAt } : shift,
  );
  return { ...person, shifts };
}

const HALF_HOUR_MS = 30 * MINUTE_MS;
const MOST_GAPS = 10;

/** Only sites with drafts: the others stay as they are. */
async function coverAfter(
  scope: TenantScope,
  { from, to }: Chosen,
  drafts: readonly Drafts[],
  ids: ReadonlySet<string>,
): Promise<PublishedCover[]> {
  const here = new Set(drafts.flatMap(({ location_ids }) => location_ids));
  if (here.size === 0) return [];
  const locationId = here.size === 1 ? [...here][0] : undefined;
  // 'With drafts' means with these ones: those that stay drafts don't count.
  const plan = { shifts: [], replaced: [], drafts: [...ids] };
  const read = await readCover(scope, { from, to, locationId }, plan);
  const names = await listNames(scope, here);
  return read.sites
    .filter(({ id }) => here.has(id))
    .map(({ id, zone }) => {
      const days = read.cover.filter(({ siteId }) => siteId === id);
      const gaps = gapsIn(days, zone);
      return {
        location_id: id,
        name: names.get(id) ?? '',
        days: days.map(letterOfDay).join(''),
        gaps: gaps.slice(0, MOST_GAPS),
        gapCount: gaps.length,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

function letterOfDay({ published, withDrafts }: Cover): string {
  return letterOf({
    published: published.light,
    withDrafts: withDrafts.light,
    publishedBy: worstOf(published).by,
    withDraftsBy: worstOf(withDrafts).by,
  });
}

/** The worst first, then by date. */
function gapsIn(days: readonly Cover[], zone: Zone): PublishedCover['gaps'] {
  return days
    .filter(({ withDrafts: { light } }) => light === 'below-minimum' || light === 'below-target')
    .map(({ date, start, withDrafts }) => {
      const at = (start + withDrafts.worst * HALF_HOUR_MS) as Instant;
      return { date, startTime: wallClockAt(at, zone).time, ...worstOf(withDrafts) };
    })
    .sort(
      (one, other) =>
        LIGHTS.indexOf(other.light) - LIGHTS.indexOf(one.light) ||
        other.by - one.by ||
        (one.date < other.date ? -1 : 1),
    );
}

function worstOf({ light, worst, halfHours }: DayCover) {
  return { light, by: halfHours[worst]?.by ?? 0 };
}

async function listNames({ db }: TenantScope, ids: ReadonlySet<string>) {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

// A part of a name, an address or an ABN, found through the trigram indexes.
import { type Expression, sql } from 'kysely';

/** % and _ mean themselves. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Of an organisation o. Each half can use its index; an OR over both tables could use neither. */
export function matchesSearch(search: string): Expression<boolean> {
  const part = containsPattern(search);
  const digits = containsPattern(search.replaceAll(' ', ''));
  return sql<boolean>`o.id in (
    select id from organizations where name ilike ${part} or replace(abn, ' ', '') ilike ${digits}
    union all
    select org.id from users person join organizations org on org.owner_user_id = person.id
     where person.name ilike ${part} or person.email ilike ${part})`;
}

// Searches for part of a name, an email address or an ABN through the trigram indexes.
import { type Expression, sql } from 'kysely';

/** Escapes % and _, so that they match themselves. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Matches an organisation o. Each half can use its index; an OR over both tables couldn't. */
export function matchesSearch(search: string): Expression<boolean> {
  const part = containsPattern(search);
  const digits = containsPattern(search.replaceAll(' ', ''));
  return sql<boolean>`o.id in (
    select id from organizations where name ilike ${part} or replace(abn, ' ', '') ilike ${digits}
    union all
    select org.id from users person join organizations org on org.owner_user_id = person.id
     where person.name ilike ${part} or person.email ilike ${part})`;
}

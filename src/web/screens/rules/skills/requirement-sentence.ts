import type { SkillRequirement } from '#contract/api/skills';

type Named = Pick<SkillRequirement, 'role_label' | 'template_code' | 'all_of' | 'any_of'> & {
  /** Undefined: at every site. */
  site: string | undefined;
};

/** 'At Parramatta Depot, everyone needs First aid' */
export function requirementSentence(
  { site, role_label, template_code, all_of, any_of }: Named,
  nameOf: (skillId: string) => string,
): string {
  const who = role_label ? `every ${role_label}` : 'everyone';
  const on = template_code ? ` on shift ${template_code}` : '';
  const all = listed(all_of.map(nameOf), 'and');
  const any = listed(any_of.map(nameOf), 'or');
  const what = all && any ? `${all}, and also ${any}` : all || any;
  const sentence = `${who}${on} needs ${what}`;
  return site ? `At ${site}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** 'a, b and c' */
function listed(names: string[], word: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

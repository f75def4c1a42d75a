export function SkillsTab() {
  return null;
}

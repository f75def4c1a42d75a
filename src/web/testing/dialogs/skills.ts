// The dialogs about skills, for an owner who is on the roster too.
import { button, type DialogRow } from './walk';

const PATH = '/rules?tab=skills';

export const SKILLS: DialogRow[] = [
  {
    file: 'screens/rules/skills/SkillDialog.tsx',
    path: PATH,
    opener: button('Edit First aid'),
    name: 'Edit First aid',
    form: { fill: { Name: '' }, submit: 'Save changes' },
  },
  {
    file: 'screens/rules/skills/SkillsTab.tsx',
    path: PATH,
    opener: button('Delete First aid'),
    name: 'Delete First aid?',
  },
  {
    file: 'screens/rules/skills/HoldersDialog.tsx',
    path: PATH,
    opener: button('Who holds First aid'),
    name: 'Who holds First aid',
  },
  {
    file: 'screens/rules/skills/RequirementDialog.tsx',
    path: PATH,
    opener: button('Add requirement'),
    name: 'Add requirement',
    form: { fill: { 'Role on the shift (optional)': 'Guard' }, submit: 'Check the roster' },
  },
  {
    file: 'screens/rules/skills/Requirements.tsx',
    path: PATH,
    opener: button(/^Delete the requirement/),
    name: 'Delete requirement?',
  },
  {
    file: 'components/person-skills/HoldingDialog.tsx',
    path: '/account',
    opener: button('Add skill or licence'),
    name: 'Add skill or licence',
    form: { fill: { 'Expires (optional)': '12/31/2027' }, submit: 'Add skill' },
  },
  {
    file: 'components/person-skills/PersonSkills.tsx',
    path: '/account',
    opener: button('Delete First aid'),
    name: 'Delete First aid?',
  },
];

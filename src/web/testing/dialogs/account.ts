// The dialogs about one's own sign-in: a passkey, and no authenticator app yet.
import { button, type DialogRow } from './walk';

const PATH = '/account';

export const ACCOUNT: DialogRow[] = [
  {
    file: 'components/two-step/AppDialog.tsx',
    path: PATH,
    opener: button('Set up authenticator app'),
    name: 'Set up an authenticator app',
    form: { fill: {}, submit: 'Continue' },
  },
  {
    file: 'components/two-step/PasskeyDialog.tsx',
    path: PATH,
    opener: button('Add a passkey'),
    name: 'Add a passkey',
    form: { fill: { 'Name of the passkey': 'Phone' }, submit: 'Add passkey' },
  },
  {
    file: 'components/two-step/RenamePasskeyDialog.tsx',
    path: PATH,
    opener: button('Rename Laptop'),
    name: 'Rename passkey',
    form: { fill: { 'Name of the passkey': '' }, submit: 'Save name' },
  },
  {
    file: 'components/two-step/RemoveDialog.tsx',
    path: PATH,
    opener: button('Remove Laptop'),
    name: 'Remove Laptop?',
    form: { fill: {}, submit: 'Remove passkey' },
  },
  {
    file: 'components/two-step/RecoveryCodesDialog.tsx',
    path: PATH,
    opener: button('New recovery codes'),
    name: 'New recovery codes',
    form: { fill: {}, submit: 'Make new codes' },
  },
  {
    file: 'screens/account/calendars/FeedDialog.tsx',
    path: PATH,
    opener: button('Add a calendar feed'),
    name: 'Add a calendar feed',
    form: { fill: { 'Name of the feed': '   ' }, submit: 'Add calendar feed' },
  },
  {
    file: 'components/RemovableItem.tsx',
    path: PATH,
    opener: button('Remove My phone'),
    name: 'Remove My phone?',
  },
  {
    file: 'screens/account/OwnSessions.tsx',
    path: PATH,
    opener: button('Sign out everywhere'),
    name: 'Sign out everywhere?',
  },
];

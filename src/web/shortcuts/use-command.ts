import { useNavigate } from '@tanstack/react-router';
import { useSignOut } from '../components/use-sign-out';
import { setThemePreference } from '../ui/theme';
import type { Command } from './commands';
import { useShortcutActions } from './shortcut-context';

export function useCommand(): (command: Command) => void {
  const navigate = useNavigate();
  const { run, make } = useShortcutActions();
  const { signOut } = useSignOut();
  return ({ does }) => {
    if (does.type === 'shortcut') run(does.id);
    else if (does.type === 'make') make(does.thing);
    else if (does.type === 'theme') setThemePreference(does.theme);
    else if (does.type === 'sign-out') void signOut();
    else void navigate({ to: does.to, search: does.search ?? {} });
  };
}

import { onScreens } from './on-screens';

const useRoom = onScreens('67rem');

/** Whether there is room for a table. Otherwise its rows become cards. */
export function useWideScreen(): boolean {
  return useRoom() ?? false;
}

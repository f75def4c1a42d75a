import { useWideScreen } from '../../../components/use-wide-screen';
import { DayList } from '../day-list/DayList';
import { RosterGrid } from './RosterGrid';

export function GridView() {
  // The server, which draws the page ahead, shows what stands for it until the code has come.
  if (typeof document === 'undefined') throw new Error('Only a browser knows its width');
  return useWideScreen() ? <RosterGrid /> : <DayList />;
}

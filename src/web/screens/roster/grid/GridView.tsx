import { useWideScreen } from '../../../components/use-wide-screen';
import { DayList } from '../day-list/DayList';
import { RosterGrid } from './RosterGrid';

export function GridView() {
  return useWideScreen() ? <RosterGrid /> : <DayList />;
}

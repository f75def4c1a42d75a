import { useParams } from '@tanstack/react-router';
import { Page } from '../../components/Page';

export function PersonScreen() {
  const { employeeId } = useParams({ from: '/signed-in/employees/$employeeId' });
  return <Page title={employeeId}>{null}</Page>;
}

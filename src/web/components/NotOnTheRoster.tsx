import { CalendarX } from 'lucide-react';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

/** For people who manage without a row of their own. The text says what the page is for. */
export function NotOnTheRoster({ text }: { text: string }) {
  return (
    <Card>
      <EmptyState
        icon={<CalendarX />}
        title="You aren't on the roster"
        text={`${text} Ask a manager to add you as an employee.`}
      />
    </Card>
  );
}

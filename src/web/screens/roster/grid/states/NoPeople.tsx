import { Link } from '@tanstack/react-router';
import { Plus, Users } from 'lucide-react';
import { buttonStyles } from '../../../../ui/button-styles';
import { Card } from '../../../../ui/Card';
import { EmptyState } from '../../../../ui/EmptyState';

export function NoPeople() {
  return (
    <Card>
      <EmptyState
        icon={<Users />}
        title="Nobody to plan for yet"
        text="Each person has a row in the roster. Add your people first, then plan their days."
        action={
          <Link to="/employees" className={buttonStyles({ variant: 'primary' })}>
            <Plus aria-hidden="true" />
            Add employees
          </Link>
        }
      />
    </Card>
  );
}

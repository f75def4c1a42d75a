import { Card } from '../../../ui/Card';
import { PersonRow } from './PersonRow';
import type { PersonOfDay } from './people-of-day';

type PeopleSectionProps = {
  title: string;
  people: PersonOfDay[];
  onOpen: (person: PersonOfDay) => void;
};

export function PeopleSection({ title, people, onOpen }: PeopleSectionProps) {
  if (people.length === 0) return null;
  return (
    <Card className="overflow-hidden">
      <h3 className="border-b border-line px-4 py-2.5 font-semibold">
        {title} ({people.length})
      </h3>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow key={person.employee.id} person={person} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  );
}

import { CalendarDays, MapPin, Users } from 'lucide-react';

const TIPS = [
  { Icon: MapPin, title: 'Add Locations', text: 'The places where your people work.' },
  { Icon: Users, title: 'Invite Team', text: 'Everybody gets an account to see their shifts.' },
  {
    Icon: CalendarDays,
    title: 'Create Schedules',
    text: 'Shift by shift, or a whole season at once.',
  },
];

export function GettingStarted() {
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {TIPS.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-3 sm:flex-col sm:gap-2">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-lg bg-brand-soft text-brand"
          >
            <Icon className="size-5" />
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted sm:text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { Check } from 'lucide-react';

const FEATURES = [
  'Unlimited employees',
  'Advanced scheduling and roster management',
  'Location tracking and management',
  'Team collaboration tools',
  'Priority customer support',
];

export function PlanFeatures() {
  return (
    <ul className="flex flex-col gap-3">
      {FEATURES.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

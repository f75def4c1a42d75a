import { Link } from '@tanstack/react-router';
import { Alert } from '../../ui/Alert';
import { buttonStyles } from '../../ui/button-styles';

const TEXTS = {
  '/sites': {
    title: 'No job sites yet',
    text: 'A shift happens at a job site, in its time zone. Add the first one, then plan.',
    action: 'Add a job site',
  },
  '/employees': {
    title: 'Nobody to plan for yet',
    text: 'Add the people who work for you, then plan their shifts.',
    action: 'Add employees',
  },
};

/** In place of a form that cannot be filled in. */
export function NothingToChoose({ missing }: { missing: keyof typeof TEXTS }) {
  const { title, text, action } = TEXTS[missing];
  return (
    <Alert
      tone="info"
      title={title}
      action={
        <Link to={missing} className={buttonStyles({ size: 'sm' })}>
          {action}
        </Link>
      }
    >
      {text}
    </Alert>
  );
}

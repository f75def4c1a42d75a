import { Link } from '@tanstack/react-router';
import { Alert } from '../../ui/Alert';
import { buttonStyles } from '../../ui/button-styles';

const TEXTS = {
  '/sites': {
    title: 'No job sites yet',
    text: 'Every shift needs a job site, which also sets its time zone. Add one first.',
    action: 'Add a job site',
  },
  '/employees': {
    title: 'Nobody to roster yet',
    text: 'Add the people who work for you, then roster their shifts.',
    action: 'Add employees',
  },
};

/** Takes the place of a form that can't be filled in yet. */
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

import { Link } from '@tanstack/react-router';
import { OpenPage } from '../../components/OpenPage';
import { buttonStyles } from '../../ui/button-styles';

export function NotFoundScreen() {
  return (
    <OpenPage title="404 Page Not Found" subtitle="Did you forget to add the page to the router?">
      <div>
        <Link to="/" className={buttonStyles({ variant: 'primary' })}>
          Go to the home page
        </Link>
      </div>
    </OpenPage>
  );
}

import { ExternalLink } from 'lucide-react';
import { Alert } from '../../../../../ui/Alert';
import { buttonStyles } from '../../../../../ui/button-styles';

/** In a tab of its own, because the wizard would be lost with this one; the new site then appears here. */
export function NoSites() {
  return (
    <Alert
      tone="warn"
      title="No job sites yet"
      action={
        <a href="/sites" target="_blank" rel="noreferrer" className={buttonStyles({ size: 'sm' })}>
          Add a job site
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      }
    >
      A shift happens at a job site. Add the first one, and it appears here.
    </Alert>
  );
}

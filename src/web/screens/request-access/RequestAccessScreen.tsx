import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { FrontDoor, frontDoorLink } from '../../components/FrontDoor';
import { RequestAccessForm } from './RequestAccessForm';

export function RequestAccessScreen() {
  const [answer, setAnswer] = useState<string>();
  return (
    <FrontDoor
      title={answer ? 'Request sent' : 'Request access'}
      subtitle={
        answer
          ? 'A person reads every request.'
          : 'Ask for an organisation of your own. A person reads every request.'
      }
      links={
        <Link to="/login" className={frontDoorLink}>
          Back to sign in
        </Link>
      }
    >
      <div role="status">
        {answer && (
          <div className="flex gap-3">
            <MailCheck aria-hidden="true" className="size-6 shrink-0 text-brand" />
            <p>{answer}</p>
          </div>
        )}
      </div>
      {!answer && <RequestAccessForm onSent={setAnswer} />}
    </FrontDoor>
  );
}

import { type FormEvent, useState } from 'react';
import { agree, counted } from '#engine/counted';
import { failureText } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';

/** For a tablet that isn't a kiosk, or isn't one any more. */
export function EnrolForm(props: {
  onEnrol: (code: string) => Promise<void>;
  waiting: number;
  removed: boolean;
}) {
  const { onEnrol, waiting, removed } = props;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const secure = window.isSecureContext;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setProblem('');
    try {
      await onEnrol(code);
    } catch (error) {
      setProblem(failureText(error));
    }
    setPending(false);
  }

  return (
    <main className="mx-auto flex w-full max-w-xl flex-col gap-6 p-6 sm:p-10">
      <h1 className="text-3xl font-semibold">Set up this kiosk</h1>
      {removed && (
        <p role="status" className="rounded-md border-2 border-warn p-4 text-lg">
          This tablet isn't a kiosk any more. Nobody can clock in here until it is set up again.
        </p>
      )}
      <p className="text-lg">
        An admin gets a code under Job Sites, with 'Add kiosk'. Sign out of Muster on this tablet
        first: everyone uses it.
      </p>
      {waiting > 0 && (
        <p className="rounded-md border-2 border-warn p-4 text-lg">
          {`${counted(waiting, 'event')} ${agree(waiting, 'waits', 'wait')} to be sent. ${agree(waiting, 'It is', 'They are')} sent when this tablet is a kiosk of the same job site again.`}
        </p>
      )}
      {!secure && (
        <p role="alert" className="rounded-md border-2 border-danger p-4 text-lg">
          A kiosk needs an address that begins with https. Ask whoever runs Muster.
        </p>
      )}
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Code" error={problem}>
          {(control) => (
            <Input
              {...control}
              className="h-16 text-2xl uppercase sm:h-16 sm:text-2xl"
              autoComplete="off"
              autoCapitalize="characters"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="h-16 text-xl sm:h-16 sm:text-xl"
          pending={pending}
          disabled={!secure || code.trim() === ''}
        >
          {pending ? 'Setting up...' : 'Set up kiosk'}
        </Button>
      </form>
    </main>
  );
}

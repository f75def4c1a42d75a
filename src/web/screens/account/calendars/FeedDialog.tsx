import { zodResolver } from '@hookform/resolvers/zod';
import { CalendarPlus, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CalendarFeedInput, FEED_SCOPES, type FeedScope } from '#contract/api/calendar-feeds';
import { LIMITS } from '#contract/limits';
import type { Opened } from '../../../components/two-step/Opener';
import { QrCode } from '../../../components/two-step/QrCode';
import { useAddFeed } from '../../../data/calendar-feeds';
import { showFailure } from '../../../platform/failure';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { buttonStyles } from '../../../ui/button-styles';
import { Dialog } from '../../../ui/Dialog';
import { ChoiceField } from '../../../ui/Field';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { Radio } from '../../../ui/Radio';
import { toast } from '../../../ui/toast-store';
import { feedLinks } from './feed-links';
import { FEED_TEXTS } from './feed-texts';

/** Adds a calendar feed: its name and what it shows, then its address, this once. */
export function FeedDialog({ open, onOpenChange }: Opened) {
  const [made, setMade] = useState<{ label: string; url: string | null }>();
  const { mutateAsync } = useAddFeed();
  const form = useForm({
    resolver: zodResolver(CalendarFeedInput),
    defaultValues: { label: '', scope: 'shifts' as FeedScope },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (feed) => {
    try {
      setMade(await mutateAsync(feed));
    } catch (error) {
      showFailure(form, 'Failed to add the calendar feed', error);
    }
  });

  if (made) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={`Add ${made.label} to a calendar`}
        footer={
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
        }
      >
        <FeedAddress url={made.url} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add a calendar feed"
      description="You get a secret address that a calendar reads. Make one for each device or person, so that you can remove it alone."
      dirty={form.formState.isDirty}
      onSubmit={submit}
      footer={
        <FormActions pending={pending}>{pending ? 'Adding...' : 'Add calendar feed'}</FormActions>
      }
    >
      <div className="flex flex-col gap-5">
        <FormField
          form={form}
          name="label"
          label="Name of the feed"
          hint="The calendar shows it too, such as 'My shifts' or 'For Sam'."
        >
          {(control) => (
            <Input autoComplete="off" maxLength={LIMITS.feedLabelLength} {...control} />
          )}
        </FormField>
        <fieldset className="flex min-w-0 flex-col gap-1">
          <legend className="mb-1.5 text-sm font-medium">What it shows</legend>
          {FEED_SCOPES.map((scope) => (
            <ChoiceField key={scope} {...FEED_TEXTS[scope]}>
              {(control) => <Radio {...control} value={scope} {...form.register('scope')} />}
            </ChoiceField>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}

type FeedAddressProps = { url: string | null };

/** Null when the server's answer was lost on the way: it doesn't keep the address. */
function FeedAddress({ url }: FeedAddressProps) {
  if (url === null) {
    return (
      <Alert tone="warn">
        We made your calendar feed, but your connection broke before we could show its address.
        Remove it and add a new one.
      </Alert>
    );
  }
  const { webcal, google } = feedLinks(url);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? '');
      toast({ title: 'Address copied' });
    } catch {
      // Without https there is no clipboard.
      toast({ title: "We couldn't copy the address", description: 'Select it and copy it.' });
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <p>
        Whoever has this address can read the calendar. You can't see it again, so add it to your
        calendar now.
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={webcal} className={buttonStyles({ variant: 'primary' })}>
          <CalendarPlus aria-hidden="true" />
          Open in your calendar
        </a>
        {google && (
          <a
            href={google}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ variant: 'secondary' })}
          >
            <ExternalLink aria-hidden="true" />
            Add to Google Calendar
          </a>
        )}
        <Button onClick={copy}>
          <Copy aria-hidden="true" />
          Copy address
        </Button>
      </div>
      <p className="text-muted sm:text-sm">
        {google
          ? 'Google takes 4 to 24 hours to show a change. Phones and Outlook are quicker.'
          : "Google can't read this address, because your Muster runs on a private network. Calendars on that network can."}
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={webcal} label="QR code of the address" />
        <p className="min-w-0 flex-1 basis-48 text-muted sm:text-sm">
          Point the camera of your phone at the code to add the calendar there.
        </p>
      </div>
      <p className="rounded-md border border-line bg-subtle p-3 font-mono text-sm break-all select-all">
        {url}
      </p>
    </div>
  );
}

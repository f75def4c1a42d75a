import type { CalendarFeed } from '#contract/api/calendar-feeds';
import { LIMITS } from '#contract/limits';
import { LoadFailure } from '../../../components/LoadFailure';
import { RemovableItem } from '../../../components/RemovableItem';
import { Opener } from '../../../components/two-step/Opener';
import { useMinute } from '../../../components/use-now';
import { useCalendarFeeds, useRemoveFeed } from '../../../data/calendar-feeds';
import { useZone } from '../../../data/session';
import { formatAgo } from '../../../platform/formats';
import { Skeleton } from '../../../ui/Skeleton';
import { calendarAppText } from './calendar-app-text';
import { FeedDialog } from './FeedDialog';
import { FEED_TEXTS } from './feed-texts';

/** One's own calendar feeds, with ways to add and remove them. */
export function CalendarFeeds() {
  const query = useCalendarFeeds();
  const { data } = query;
  if (query.isError && !data)
    return <LoadFailure title="We couldn't load your calendar feeds" queries={[query]} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted sm:text-sm">
        See your published shifts in the calendar of your phone. It reads them again by itself.
      </p>
      {data.length > 0 && (
        <ul aria-label="Calendar feeds" className="flex flex-col divide-y divide-line">
          {data.map((feed) => (
            <FeedItem key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
      {data.length < LIMITS.calendarFeeds ? (
        <div>
          <Opener label="Add a calendar feed" dialog={(opened) => <FeedDialog {...opened} />} />
        </div>
      ) : (
        <p className="text-muted sm:text-sm">
          You have {LIMITS.calendarFeeds} calendar feeds. Remove one to add another.
        </p>
      )}
    </div>
  );
}

type FeedItemProps = { feed: CalendarFeed };

function FeedItem({ feed: { id, label, scope, last_fetched_at, last_fetched_by } }: FeedItemProps) {
  const now = useMinute();
  const zone = useZone();
  const { mutateAsync, isPending } = useRemoveFeed();
  const used = last_fetched_at
    ? `Last read ${formatAgo(last_fetched_at, now, zone)} by ${calendarAppText(last_fetched_by)}.`
    : 'No calendar has read it yet.';
  return (
    <RemovableItem
      label={label}
      text={`${FEED_TEXTS[scope].label}. ${used}`}
      thing="calendar feed"
      warning="Its address stops working straight away. Calendars that read it show nothing new, or lose these events."
      pending={isPending}
      onRemove={() => mutateAsync(id)}
    />
  );
}

import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Notice, NoticeSubject } from '#contract/api/notices';
import { can } from '#contract/rights';
import { LoadFailure } from '../../components/LoadFailure';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useMinute } from '../../components/use-now';
import { useNotices, useReadNotices } from '../../data/notices';
import { useUser, useZone } from '../../data/session';
import { formatAgo } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { noticeLines, noticeTitle, zonesText } from './notice-text';

export function InboxScreen() {
  const user = useUser();
  return (
    <Page
      title="Inbox"
      subtitle={PAGE_INTROS['/inbox']()}
      actions={
        <Link to="/account" hash="notices" className={buttonStyles({})}>
          Choose how you're told
        </Link>
      }
    >
      {can(user, 'read own notices') ? <Notices /> : <NoOrganization />}
    </Page>
  );
}

function Notices() {
  const query = useNotices();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const notices = data?.pages.flatMap((page) => page.notices);
  const fresh = useFresh(notices);
  if (!notices) {
    return error ? (
      <Card>
        <LoadFailure title="We couldn't load your inbox" queries={[query]} />
      </Card>
    ) : (
      <Loading />
    );
  }
  if (notices.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Bell />}
          title="Nothing yet."
          text="When your published shifts change, you'll read about it here."
        />
      </Card>
    );
  }
  return (
    <>
      <ol className="flex flex-col gap-3">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeCard notice={notice} fresh={fresh.has(notice.id)} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          className="self-center"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show older notices
        </Button>
      )}
    </>
  );
}

/** Marks what is shown as read. It stays marked as new until the page is left. */
function useFresh(notices: readonly Notice[] | undefined): ReadonlySet<string> {
  const { mutate } = useReadNotices();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = notices?.filter(({ read }) => !read).map(({ id }) => id) ?? [];
  const key = unread.join(' ');
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(' ');
    setFresh((known) => new Set([...known, ...ids]));
    mutate(ids.slice(0, 50));
  }, [key, mutate]);
  return fresh;
}

function NoticeCard({ notice, fresh }: { notice: Notice; fresh: boolean }) {
  const now = useMinute();
  const zone = useZone();
  return (
    <Card className="p-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="font-semibold">{noticeTitle(notice)}</h2>
        {fresh && <Badge tone="brand">New</Badge>}
        {notice.urgent && notice.kind !== 'reminder' && <Badge tone="warn">Soon</Badge>}
        <time dateTime={notice.created_at} className="ml-auto text-sm text-muted">
          {formatAgo(notice.created_at, now, zone)}
        </time>
      </div>
      {notice.subject && <Subject subject={notice.subject} />}
      {noticeLines(notice).map(({ title, lines }) => (
        <section key={title} aria-label={title} className="mt-2">
          <h3 className="text-sm font-medium text-muted">{title}</h3>
          <ul className="flex flex-col tabular-nums sm:text-sm">
            {lines.map((line) => (
              <li key={line.id} className="py-0.5 wrap-anywhere">
                {line.was && <s className="text-muted">{line.was}</s>}
                {line.was && line.now && ' → '}
                {line.now}
                {line.more && <span className="text-muted"> ({line.more})</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!notice.subject && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {zonesText(notice)}
          <Link
            to="/my-shifts"
            search={{ shift: onlyShift(notice) }}
            className={buttonStyles({ variant: 'link' })}
          >
            {onlyShift(notice) ? 'See your shift' : 'See your shifts'}
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Undefined when there are several, or when it isn't theirs any more. */
function onlyShift({ items }: Notice): string | undefined {
  const [only, another] = items;
  return only?.now && !another ? only.shift_id : undefined;
}

/** The page that the link leads to has the rest. */
const LINES_SHOWN = 20;

function Subject({ subject }: { subject: NoticeSubject }) {
  const { lines, link } = subject;
  const [to, search = ''] = link.path.split('?');
  return (
    <>
      <ul className="mt-2 flex flex-col tabular-nums sm:text-sm">
        {lines.slice(0, LINES_SHOWN).map(({ who, text }) => (
          <li key={`${who} ${text}`} className="py-0.5 wrap-anywhere">
            {who && <span className="font-medium">{who}: </span>}
            {text}
          </li>
        ))}
        {lines.length > LINES_SHOWN && (
          <li className="py-0.5 text-muted">{`and ${lines.length - LINES_SHOWN} more`}</li>
        )}
      </ul>
      <p className="mt-2 text-sm">
        <Link
          to={to ?? '/'}
          search={Object.fromEntries(new URLSearchParams(search))}
          className={buttonStyles({ variant: 'link' })}
        >
          {link.label}
        </Link>
      </p>
    </>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        Loading...
      </p>
      {Array.from({ length: 4 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor change
        <Skeleton key={row} className="h-28 rounded-lg" />
      ))}
    </div>
  );
}

import { Link, useLocation } from '@tanstack/react-router';
import { useInboxCount } from '../data/inbox';
import { useUser } from '../data/session';
import { Badge } from '../ui/Badge';
import { cn } from '../ui/cn';
import { isCurrent, navigationFor } from './navigation';

const styles = {
  bar: {
    list: 'flex gap-x-0.5',
    link: 'h-9 px-2 text-sm 2xl:px-2.5',
    icon: 'hidden',
  },
  list: {
    list: 'flex flex-col gap-0.5',
    link: 'h-11 gap-3 px-3 text-base',
    icon: 'size-5 shrink-0',
  },
};

export function NavigationLinks({ layout }: { layout: 'bar' | 'list' }) {
  const user = useUser();
  const { pathname } = useLocation();
  const style = styles[layout];
  return (
    <ul className={style.list}>
      {navigationFor(user).map((link) => {
        const current = isCurrent(link, pathname);
        return (
          <li key={link.to}>
            <Link
              to={link.to}
              {...(link.search && { search: link.search })}
              aria-current={current ? 'page' : undefined}
              className={cn(
                'flex items-center rounded-md font-medium whitespace-nowrap transition-colors',
                style.link,
                current
                  ? 'bg-brand-soft font-semibold text-brand'
                  : 'text-muted hover:bg-subtle hover:text-text',
              )}
            >
              <link.Icon aria-hidden="true" className={style.icon} />
              {link.label}
              {link.to === '/requests' && <ToDecideCount />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** For managers: how many requests wait for them. */
function ToDecideCount() {
  const count = useInboxCount();
  if (count === 0) return null;
  return (
    <Badge tone="warn" className="ml-1.5">
      {count}
      <span className="sr-only"> to decide</span>
    </Badge>
  );
}

import { CalendarX, EllipsisVertical, MoveRight } from 'lucide-react';
import type { HolidayCalendar } from '#contract/api/holidays';
import type { Location } from '#contract/api/locations';
import { counted } from '#engine/counted';
import { holidayHours } from '../../../components/holiday-text';
import { formatShortDay } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { IconButton } from '../../../ui/IconButton';
import { Menu, MenuItem } from '../../../ui/Menu';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import type { HolidayDeed } from './HolidayDialog';

type Holiday = HolidayCalendar['holidays'][number];

type CalendarCardProps = {
  calendar: HolidayCalendar;
  sites: readonly Location[];
  year: number;
  /** Left out for those who may only read. */
  onAct: ((deed: HolidayDeed) => void) | undefined;
};

const SITES_NAMED = 4;

/** The public holidays of the sites that keep the same ones. */
export function CalendarCard({ calendar, sites, year, onAct }: CalendarCardProps) {
  const place = calendar.place ?? 'State not known';
  return (
    <Card aria-label={place}>
      <CardHeader>
        <div>
          <CardTitle>{place}</CardTitle>
          <p className="text-sm text-muted">{namesOf(sites)}</p>
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <Doubts calendar={calendar} year={year} />
        {calendar.holidays.length > 0 && (
          <Table label={`Public holidays of ${place} in ${year}`}>
            <thead>
              <tr>
                <TableHeaderCell>Date</TableHeaderCell>
                <TableHeaderCell>Public holiday</TableHeaderCell>
                {onAct && (
                  <TableHeaderCell>
                    <span className="sr-only">Actions</span>
                  </TableHeaderCell>
                )}
              </tr>
            </thead>
            <tbody>
              {calendar.holidays.map((holiday) => (
                <TableRow key={`${holiday.date} ${holiday.name}`}>
                  <TableCell className="w-24 whitespace-nowrap sm:w-32 tabular-nums">
                    {formatShortDay(holiday.date)}
                  </TableCell>
                  <TableCell>
                    <HolidayText holiday={holiday} />
                  </TableCell>
                  {onAct && (
                    <TableCell className="w-12 px-1 text-right">
                      {holiday.status !== 'own' && (
                        <Actions holiday={holiday} sites={sites} onAct={onAct} />
                      )}
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </tbody>
          </Table>
        )}
      </CardBody>
    </Card>
  );
}

function namesOf(sites: readonly Location[]): string {
  const names = sites.slice(0, SITES_NAMED).map(({ name }) => name);
  const more = sites.length - names.length;
  return more > 0
    ? `${names.join(', ')} and ${counted(more, 'more site', 'more sites')}`
    : names.join(', ');
}

/** What isn't known, so that nobody takes an empty list for a year without holidays. */
function Doubts({ calendar, year }: { calendar: HolidayCalendar; year: number }) {
  const { place, source, unknownYears, unknownRegions } = calendar;
  if (place === null) {
    return (
      <Alert tone="warn">
        The address doesn't say which state these sites are in, so we don't know their public
        holidays. Edit the address of the site.
      </Alert>
    );
  }
  return (
    <>
      {unknownYears.length > 0 && (
        <Alert tone="warn">We don't know the public holidays of {year} yet.</Alert>
      )}
      {unknownRegions.length > 0 && (
        <Alert>
          The local days of {unknownRegions.join(', ')} aren't published for {year} yet.
        </Alert>
      )}
      {source === 'open list' && (
        <Alert>
          These days come from an open list that we haven't checked. Compare them with your
          government's list.
        </Alert>
      )}
    </>
  );
}

function HolidayText({ holiday }: { holiday: Holiday }) {
  const hours = holidayHours(holiday);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{holiday.name}</span>
        {hours && <span className="text-muted tabular-nums">{hours}</span>}
        {holiday.status === 'expected' && <Badge tone="warn">Expected</Badge>}
        {holiday.status === 'own' && <Badge tone="brand">Changed by you</Badge>}
      </span>
      {holiday.note && <span className="block max-w-prose text-muted">{holiday.note}</span>}
    </>
  );
}

type ActionsProps = {
  holiday: Holiday;
  sites: readonly Location[];
  onAct: (deed: HolidayDeed) => void;
};

function Actions({ holiday: { date, name }, sites, onAct }: ActionsProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${name}`} variant="ghost">
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => onAct({ kind: 'move', date, name, sites })}>
        <MoveRight aria-hidden="true" />
        Move
      </MenuItem>
      <MenuItem tone="danger" onSelect={() => onAct({ kind: 'remove', date, name, sites })}>
        <CalendarX aria-hidden="true" />
        Remove
      </MenuItem>
    </Menu>
  );
}

import { useId, useMemo, useState } from 'react';
import type { DesignRequest } from '#contract/api/patterns';
import { counted } from '#engine/counted';
import { factsOf } from '#engine/rotation/facts';
import { outsideGuide } from '#engine/rotation/safe-work';
import { useDialog } from '../../../components/use-dialog';
import { useLocations } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { cn } from '../../../ui/cn';
import { PatternReport } from '../doctor/PatternReport';
import { hoursText } from '../doctor/report-text';
import { RotationPicture } from '../picture/RotationPicture';
import { templateOf } from './design-draft';
import { SavePatternDialog } from './SavePatternDialog';

type DesignCardProps = { title: string; request: DesignRequest; rotation: readonly string[] };

/** One designed rotation: its picture, a few facts, two years of it on demand, and the way to save it. */
export function DesignCard({ title, request, rotation }: DesignCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const saving = useDialog<'save'>();
  const pattern = useMemo(() => templateOf(request, rotation, ''), [request, rotation]);
  const facts = useMemo(() => factsOf(pattern.patterns, pattern.codes), [pattern]);
  const outside = outsideGuide(facts);
  return (
    <li className={cn('min-w-0', isOpen && 'col-span-full')}>
      <Card aria-labelledby={id}>
        <CardHeader>
          <CardTitle id={id}>{title}</CardTitle>
        </CardHeader>
        <CardBody className="flex flex-col gap-4">
          {!isOpen && <RotationPicture pattern={pattern} />}
          <ul className="text-sm text-muted">
            <li>{hoursText(facts.weeklyWork)} a week</li>
            <li>up to {counted(facts.longestRun, 'day')} in a row</li>
            <li>up to {counted(facts.nightsInARow, 'night')} in a row</li>
            <li>{facts.freeWeekends} % of weekends free</li>
            {outside.map((text) => (
              <li key={text} className="text-warn">
                Outside the guide: {text}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => saving.show('save')}>Save as template</Button>
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Close two years' : 'See two years'}
            </Button>
          </div>
          {isOpen && <TwoYears request={request} pattern={pattern} />}
        </CardBody>
      </Card>
      <SavePatternDialog
        key={saving.turn}
        open={saving.open}
        onOpenChange={saving.onOpenChange}
        pattern={pattern}
      />
    </li>
  );
}

type TwoYearsProps = { request: DesignRequest; pattern: ReturnType<typeof templateOf> };

function TwoYears({ request, pattern }: TwoYearsProps) {
  const { org_timezone } = useUser();
  const { data: sites } = useLocations();
  if (!sites) return null;
  const codes = request.shifts.map(({ code, startTime, hours }) => [code, { startTime, hours }]);
  return (
    <PatternReport
      pattern={pattern}
      body={{
        pattern: {
          patterns: pattern.patterns,
          codes: Object.fromEntries(codes),
          tiedToWeekdays: true,
        },
        locationId: sites[0]?.id ?? null,
        from: todayIn(org_timezone ?? 'UTC'),
      }}
    />
  );
}

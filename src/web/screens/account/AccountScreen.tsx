import { LIMITS } from '#contract/limits';
import { ContractList } from '../../components/contract/ContractList';
import { HoursSummary } from '../../components/contract/HoursSummary';
import { FairnessYears } from '../../components/fairness/FairnessYears';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { PasswordChangeForm } from '../../components/PasswordChangeForm';
import { PAGE_INTROS } from '../../components/page-intros';
import { PersonSkills } from '../../components/person-skills/PersonSkills';
import { TwoStepSettings } from '../../components/two-step/TwoStepSettings';
import { useOwnContract } from '../../data/contracts';
import { useOwnFairness } from '../../data/fairness';
import { useUser } from '../../data/session';
import { todayIn } from '../../platform/formats';
import { Keys } from '../../shortcuts/Keys';
import { useShortcutActions } from '../../shortcuts/shortcut-context';
import { keysOf } from '../../shortcuts/shortcut-keys';
import { setSingleKeys, useSingleKeys } from '../../shortcuts/single-keys';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { ChoiceField } from '../../ui/Field';
import { Skeleton } from '../../ui/Skeleton';
import { Switch } from '../../ui/Switch';
import { CalendarFeeds } from './calendars/CalendarFeeds';
import { LeavingCard } from './LeavingCard';
import { NoticesCard } from './NoticesCard';
import { OwnSessions } from './OwnSessions';
import { PinCard } from './PinCard';
import { ProfileForm } from './ProfileForm';
import { PushCard } from './PushCard';

export function AccountScreen() {
  const { employee_id, role } = useUser();
  return (
    <Page title="Your account" subtitle={PAGE_INTROS['/account']()}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>Profile</CardTitle>
          </CardHeader>
          <CardBody>
            <ProfileForm />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Password</CardTitle>
          </CardHeader>
          <CardBody>
            <PasswordChangeForm />
          </CardBody>
        </Card>
        {employee_id && (
          <Card id="skills" className="scroll-mt-28">
            <CardHeader>
              <CardTitle>Skills and licences</CardTitle>
            </CardHeader>
            <CardBody>
              <PersonSkills employeeId={employee_id} />
            </CardBody>
          </Card>
        )}
        {role && <NoticesCard />}
        {role && <PushCard />}
        {employee_id && (
          <Card id="calendars" aria-label="Calendar feeds" className="scroll-mt-28">
            <CardHeader>
              <CardTitle>Your shifts in your calendar</CardTitle>
            </CardHeader>
            <CardBody>
              <CalendarFeeds />
            </CardBody>
          </Card>
        )}
        {employee_id && <OwnContractCard />}
        {employee_id && <PinCard />}
        {employee_id && <OwnFairnessCard />}
        <Card id="two-step" className="scroll-mt-28">
          <CardHeader>
            <CardTitle>Two-step sign-in</CardTitle>
          </CardHeader>
          <CardBody>
            <TwoStepSettings />
          </CardBody>
        </Card>
        <Card id="sessions" className="scroll-mt-28">
          <CardHeader>
            <CardTitle>Where you're signed in</CardTitle>
          </CardHeader>
          <CardBody>
            <OwnSessions />
          </CardBody>
        </Card>
        <Card id="shortcuts" className="scroll-mt-28">
          <CardHeader>
            <CardTitle>Keyboard shortcuts</CardTitle>
          </CardHeader>
          <CardBody>
            <SingleKeysSwitch />
          </CardBody>
        </Card>
        <LeavingCard />
      </div>
    </Page>
  );
}

/** Speech input can type single letters that nobody meant as shortcuts. */
function SingleKeysSwitch() {
  const on = useSingleKeys();
  const { run } = useShortcutActions();
  return (
    <div className="flex flex-col gap-3">
      <ChoiceField
        label="Single-key shortcuts"
        hint="Letters such as T for today. Turn them off if they get in your way, for example with speech input. This browser remembers your choice."
      >
        {(control) => (
          <Switch
            {...control}
            checked={on}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
        )}
      </ChoiceField>
      <p className="flex flex-wrap items-center gap-2 text-muted sm:text-sm">
        <Keys keys={keysOf('menu')} /> always opens the command menu.
      </p>
      <Button className="sm:self-start" onClick={() => run('help')}>
        Show all shortcuts
      </Button>
    </div>
  );
}

/** One's own contract and hours, for people on the roster. */
function OwnContractCard() {
  const { org_timezone } = useUser();
  const today = todayIn(org_timezone ?? 'UTC');
  const own = useOwnContract(today);
  return (
    <Card id="contract" aria-label="Contract and hours" className="scroll-mt-28">
      <CardHeader>
        <CardTitle>Contract and hours</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {own.data?.hours && <HoursSummary hours={own.data.hours} published />}
        {own.data && <ContractList contracts={own.data} today={today} />}
        {!own.data && own.error && (
          <LoadFailure title="We couldn't load your contract" queries={[own]} />
        )}
        {own.isPending && <Skeleton className="h-32" />}
      </CardBody>
    </Card>
  );
}

/** One's own nights, weekends and the like, beside the median of the group. */
function OwnFairnessCard() {
  const own = useOwnFairness();
  const { last, coming } = own.data ?? {};
  const alone = last?.figures.every(({ median }) => median === null);
  return (
    <Card id="fairness" aria-label="Fairness" className="scroll-mt-28 lg:col-span-2">
      <CardHeader>
        <CardTitle>Fairness</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        <p className="text-muted sm:text-sm">
          What the roster asks of you. Only published shifts count, and what your rotation brings.
          {alone &&
            ` We show the median of your group once it has at least ${LIMITS.fewestForMedian} people with a month of shifts.`}
        </p>
        {!own.data && own.error && (
          <LoadFailure title="We couldn't load your figures" queries={[own]} />
        )}
        {own.isPending && <Skeleton className="h-64" />}
        {last && coming && <FairnessYears last={last} coming={coming} group="your group" />}
      </CardBody>
    </Card>
  );
}

import { Page } from '../../components/Page';
import { PasswordChangeForm } from '../../components/PasswordChangeForm';
import { PAGE_INTROS } from '../../components/page-intros';
import { PersonSkills } from '../../components/person-skills/PersonSkills';
import { TwoStepSettings } from '../../components/two-step/TwoStepSettings';
import { useUser } from '../../data/session';
import { Keys } from '../../shortcuts/Keys';
import { useShortcutActions } from '../../shortcuts/shortcut-context';
import { keysOf } from '../../shortcuts/shortcut-keys';
import { setSingleKeys, useSingleKeys } from '../../shortcuts/single-keys';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { ChoiceField } from '../../ui/Field';
import { Switch } from '../../ui/Switch';
import { CalendarFeeds } from './calendars/CalendarFeeds';
import { LeavingCard } from './LeavingCard';
import { NoticesCard } from './NoticesCard';
import { OwnContractCard } from './OwnContractCard';
import { OwnFairnessCard } from './OwnFairnessCard';
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

import { Page } from '../../components/Page';
import { PasswordChangeForm } from '../../components/PasswordChangeForm';
import { useUser } from '../../data/session';
import { Card } from '../../ui/Card';
import { CardBody } from '../../ui/CardBody';
import { CardHeader } from '../../ui/CardHeader';
import { CardTitle } from '../../ui/CardTitle';
import { ProfileForm } from './ProfileForm';
import { SingleKeysSwitch } from './SingleKeysSwitch';

export function AccountScreen() {
  const user = useUser();
  return (
    <Page title="Your account" subtitle="Your name, how to reach you, and your password.">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>Profile</CardTitle>
          </CardHeader>
          <CardBody>
            <ProfileForm user={user} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Password</CardTitle>
          </CardHeader>
          <CardBody>
            <PasswordChangeForm user={user} />
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
      </div>
    </Page>
  );
}

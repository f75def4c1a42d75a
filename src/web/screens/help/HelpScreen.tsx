import { Page } from '../../components/Page';
import { useUser } from '../../data/session';
import { HelpContents } from './HelpContents';
import { HelpSection } from './HelpSection';
import { helpFor } from './help-for';

export function HelpScreen() {
  const user = useUser();
  const sections = helpFor(user);
  return (
    <Page title="Help" subtitle="How Muster works, and how to work quickly in it.">
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <HelpContents sections={sections} />
        <div className="flex max-w-2xl flex-col gap-10">
          {sections.map(({ id, title, Part }) => (
            <HelpSection key={id} id={id} title={title}>
              <Part user={user} />
            </HelpSection>
          ))}
        </div>
      </div>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { SandboxPage } from './SandboxPage';

type SandboxNoticeProps = {
  title: string;
  icon: ReactNode;
  text: string;
  what: string;
  action?: ReactNode;
};

/** In place of a page on which there is nothing to do. */
export function SandboxNotice({ title, icon, what, text, action }: SandboxNoticeProps) {
  return (
    <SandboxPage title={title}>
      <Card className="bg-raised">
        <EmptyState icon={icon} title={what} text={text} action={action} />
      </Card>
    </SandboxPage>
  );
}

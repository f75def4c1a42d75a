import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert';
import { ChooseVersion, type ChooseVersionProps } from './ChooseVersion';

/** Two people had the same form open: both versions, and nothing lost until one is chosen. */
export function NewerVersionAlert(props: ChooseVersionProps) {
  const box = useRef<HTMLDivElement>(null);
  const asks = props.versions.length > 0;
  useEffect(() => {
    if (asks) box.current?.scrollIntoView({ block: 'nearest' });
  }, [asks]);
  if (!asks) return null;
  return (
    <div ref={box}>
      <Alert tone="danger" title="Somebody else has changed this while you were editing">
        <ChooseVersion {...props} />
      </Alert>
    </div>
  );
}

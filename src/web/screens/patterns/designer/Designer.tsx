import { useState } from 'react';
import type { Design, DesignRequest } from '#contract/api/patterns';
import { useDesignPattern } from '../../../data/patterns';
import { toastFailure } from '../../../platform/failure';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { DesignCard } from './DesignCard';
import { DesignForm } from './DesignForm';
import { draftOf, FIRST_DRAFT } from './design-draft';

/** Asks for heads and rules, and shows the rotations that keep them or what would make one possible. */
export function Designer() {
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const [result, setResult] = useState<{ request: DesignRequest; found: Design }>();
  const { mutateAsync, isPending } = useDesignPattern();

  async function design(request: DesignRequest) {
    try {
      setResult({ request, found: await mutateAsync(request) });
    } catch (error) {
      toastFailure("We couldn't design a pattern", error);
    }
  }

  function relax(request: DesignRequest) {
    setDraft(draftOf(request, draft));
    void design(request);
  }

  return (
    <div className="flex flex-col gap-6">
      <DesignForm draft={draft} onChange={setDraft} pending={isPending} onDesign={design} />
      <div role="status" className="flex flex-col gap-4">
        {isPending && <p>Looking for rotations...</p>}
        {!isPending && result && <Outcome found={result.found} onRelax={relax} />}
      </div>
      {!isPending && result && result.found.rotations.length > 0 && (
        <ul className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-3">
          {result.found.rotations.map((rotation, at) => (
            <DesignCard
              key={rotation.join(' ')}
              title={`Rotation ${at + 1}`}
              request={result.request}
              rotation={rotation}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type OutcomeProps = { found: Design; onRelax: (request: DesignRequest) => void };

function Outcome({ found, onRelax }: OutcomeProps) {
  if (found.outcome === 'found') return <p>{found.sentence}</p>;
  return (
    <Alert tone="warn">
      <p>{found.sentence}</p>
      {found.relaxations.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {found.relaxations.map(({ text, request }) => (
            <li key={text}>
              <Button size="sm" onClick={() => onRelax(request)} className="whitespace-normal">
                {text}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

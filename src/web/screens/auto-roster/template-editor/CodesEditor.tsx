import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button';
import { MOST_CODES, openPresets } from '../template-draft/code-presets';
import type { Draft } from '../template-draft/draft';
import type { Faults } from '../template-draft/draft-checks';
import type { Edit } from '../template-draft/editing';
import { CodeFields } from './CodeFields';
import { focusAfterRemoval } from './focus-after-removal';

type CodesEditorProps = { draft: Draft; faults: Faults; send: (change: Edit) => void };

const NEW_CODE = { code: '', label: '', start: '09:00', hours: '' };

export function CodesEditor({ draft, faults, send }: CodesEditorProps) {
  const { codes, hours } = draft;
  const list = useRef<HTMLUListElement>(null);

  function add(code: typeof NEW_CODE) {
    flushSync(() => send({ type: 'add code', code }));
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }

  function remove(key: number, index: number) {
    flushSync(() => send({ type: 'remove code', key }));
    focusAfterRemoval(list.current, index);
  }

  return (
    <section aria-labelledby="template-codes" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h3 id="template-codes" className="font-semibold">
            Codes
          </h3>
          <p className="text-sm text-muted">
            What the letters of the pattern mean. OFF is always there.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {codes.length < MOST_CODES &&
            [...openPresets(codes, hours), NEW_CODE].map((preset) => (
              <Button key={preset.code} size="sm" onClick={() => add(preset)}>
                <Plus aria-hidden="true" />
                {preset.code ? `${preset.code} ${preset.label}` : 'Other code'}
              </Button>
            ))}
        </div>
      </div>
      {codes.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-3 text-sm text-muted">
          No codes yet. Add one to paint with.
        </p>
      )}
      {codes.length > 0 && (
        <ul ref={list} className="flex flex-col divide-y divide-line rounded-lg border border-line">
          {codes.map((code, index) => (
            <CodeFields
              key={code.key}
              code={code}
              usualHours={hours}
              faults={faults}
              send={send}
              onRemove={() => remove(code.key, index)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

import { Paperclip } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Holding } from '#contract/api/skills';
import { useDeleteEvidence, useSaveEvidence } from '../../data/skills';
import { ApiError } from '../../platform/api';
import { toastFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { FieldMessages } from '../../ui/Field';
import { toast } from '../../ui/toast-store';
import { readEvidence } from './read-evidence';

type HoldingEvidenceProps = { holding: Holding; title: string };

/** The file that proves a licence: to see, to add, to replace, to delete. */
export function HoldingEvidence({ holding, title }: HoldingEvidenceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const save = useSaveEvidence();
  const remove = useDeleteEvidence();
  const errorId = useId();
  const { file } = holding;

  async function upload(chosen: File) {
    const read = await readEvidence(chosen);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    try {
      await save.mutateAsync({ id: holding.id, name: chosen.name, content: read.content });
      toast({ title: `Evidence for ${title} is saved` });
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields[0]?.message : undefined;
      if (refused) setProblem(refused);
      else toastFailure('Failed to save the evidence', error, 'Someone has deleted this record.');
    }
  }

  async function deleteFile() {
    try {
      await remove.mutateAsync(holding.id);
    } catch (error) {
      toastFailure('Failed to delete the evidence', error, 'Someone has deleted it already.');
    }
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {file && (
          <a
            className="inline-flex min-h-6 min-w-0 items-center gap-1.5 text-brand underline sm:text-sm"
            href={`/api/holdings/${holding.id}/file`}
            download
          >
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{file.name}</span>
            <span className="shrink-0 text-muted">({sizeText(file.bytes)})</span>
          </a>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".pdf,.jpg,.jpeg,.png,.heic,application/pdf,image/jpeg,image/png,image/heic"
          aria-label={`Evidence for ${title}`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void upload(chosen);
            target.value = '';
          }}
        />
        <Button
          size="sm"
          variant="ghost"
          pending={save.isPending}
          aria-describedby={problem ? errorId : undefined}
          aria-label={`${file ? 'Replace' : 'Add'} evidence for ${title}`}
          onClick={() => input.current?.click()}
        >
          {!file && <Paperclip aria-hidden="true" />}
          {file ? 'Replace' : 'Add evidence'}
        </Button>
        {file && (
          <Button
            size="sm"
            variant="ghost"
            pending={remove.isPending}
            aria-label={`Delete evidence for ${title}`}
            onClick={() => void deleteFile()}
          >
            Delete file
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldMessages error={problem} hintId="" errorId={errorId} />
      </div>
    </div>
  );
}

/** '312 KB', '4.2 MB' */
function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`;
}

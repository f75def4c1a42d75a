import { Paperclip } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { evidenceTypeOf, TOO_LARGE, WRONG_TYPE } from '#contract/evidence-file';
import { LIMITS } from '#contract/limits';
import { ApiError } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { Button } from '../ui/Button';
import { FieldMessages } from '../ui/Field';
import { toast } from '../ui/toast-store';

type EvidenceFileProps = {
  /** Of the record that it belongs to. */
  id: string;
  title: string;
  /** Without bytes once it was destroyed. */
  file: { name: string; bytes: number | null; sighted_by_name?: string | null } | null;
  /** Left out for those who may send the file, but not read it. */
  href?: string;
  save: Deed<{ id: string; name: string; content: string }>;
  remove: Deed<string>;
};

type Deed<Input> = { mutateAsync: (input: Input) => Promise<unknown>; isPending: boolean };

/** The file that proves something: to add, to replace, to delete, and for some to see. */
export function EvidenceFile({ id, title, file, href, save, remove }: EvidenceFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const errorId = useId();
  const isThere = file !== null && file.bytes !== null;

  async function upload(chosen: File) {
    const read = await readEvidence(chosen);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    try {
      await save.mutateAsync({ id, name: chosen.name, content: read.content });
      toast({ title: `Evidence for ${title} is saved` });
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields[0]?.message : undefined;
      if (refused) setProblem(refused);
      else toastFailure('Failed to save the evidence', error, 'Someone has deleted this record.');
    }
  }

  async function deleteFile() {
    try {
      await remove.mutateAsync(id);
    } catch (error) {
      toastFailure('Failed to delete the evidence', error, 'Someone has deleted it already.');
    }
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {isThere && <FileName name={file.name} bytes={file.bytes ?? 0} href={href} />}
        {file?.sighted_by_name && (
          <p className="text-muted wrap-anywhere sm:text-sm">
            {`Sighted by ${file.sighted_by_name}`}
          </p>
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
        {isThere && (
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

type FileNameProps = { name: string; bytes: number; href: string | undefined };

function FileName({ name, bytes, href }: FileNameProps) {
  const parts = (
    <>
      <Paperclip aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{name}</span>
      <span className="shrink-0 text-muted">({sizeText(bytes)})</span>
    </>
  );
  const look = 'inline-flex min-h-6 min-w-0 items-center gap-1.5 sm:text-sm';
  if (href === undefined) return <p className={look}>{parts}</p>;
  return (
    <a className={`${look} text-brand underline`} href={href} download>
      {parts}
    </a>
  );
}

/** '312 KB', '4.2 MB' */
function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`;
}

/** The file as it is sent, or what is wrong with it. */
async function readEvidence(file: File): Promise<{ content: string } | { problem: string }> {
  if (file.size > LIMITS.evidenceBytes) return { problem: TOO_LARGE };
  if (file.size === 0) return { problem: 'The file is empty' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!evidenceTypeOf(bytes)) return { problem: WRONG_TYPE };
  return { content: await base64Of(file) };
}

/** A browser writes 5 MB this way in milliseconds. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}

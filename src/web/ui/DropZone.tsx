import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cn } from './cn';
import { Spinner } from './Spinner';

type DropZoneProps = {
  reading: boolean;
  invalid: boolean;
  describedBy: string;
  onFiles: (files: readonly File[]) => void;
};

/** A file input the size of a card: click it, use the keyboard, or drop a file on it. */
export function DropZone({ reading, invalid, describedBy, onFiles }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const Icon = reading ? Spinner : FileUp;

  function follow(event: DragEvent, inside: boolean) {
    event.preventDefault();
    setOver(inside);
  }

  function drop(event: DragEvent) {
    follow(event, false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <label
      htmlFor={id}
      onDragOver={(event) => follow(event, true)}
      onDragLeave={(event) => follow(event, false)}
      onDrop={drop}
      className={cn(
        'flex min-h-36 cursor-pointer flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-line-strong bg-surface px-4 py-6 text-center transition-colors',
        'hover:border-brand hover:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        over && 'border-brand bg-brand-soft',
        invalid && 'border-danger',
      )}
    >
      <Icon aria-hidden="true" className="size-7 text-brand" />
      <span className="font-semibold">
        {reading ? 'Reading the file...' : 'Choose a CSV file or drop it here'}
      </span>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        aria-describedby={describedBy}
        aria-invalid={invalid}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file, fixed since, must count as a new choice.
          event.target.value = '';
        }}
      />
    </label>
  );
}

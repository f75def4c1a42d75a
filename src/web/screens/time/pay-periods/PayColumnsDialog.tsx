import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  PAY_FIELDS,
  PAY_PROFILES,
  type PayColumn,
  type PayField,
  type PayProfile,
} from '#contract/api/pay-periods';
import { LIMITS } from '#contract/limits';
import { LoadFailure } from '../../../components/LoadFailure';
import { usePayProfiles, useSetPayProfile } from '../../../data/pay-periods';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { IconButton } from '../../../ui/IconButton';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Skeleton } from '../../../ui/Skeleton';
import { FIELD_NAMES, PROFILE_NAMES } from './profile-names';

type PayColumnsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const NOT_SAVED = "The columns aren't saved";

/** Which columns a pay file has, in which order and under which headings. */
export function PayColumnsDialog({ open, onOpenChange }: PayColumnsDialogProps) {
  const query = usePayProfiles({ enabled: open });
  const { mutateAsync, isPending } = useSetPayProfile();
  const [profile, setProfile] = useState<PayProfile>('generic');
  const [changed, setChanged] = useState<PayColumn[]>();
  const saved = query.data?.find((each) => each.profile === profile);
  const columns = changed ?? saved?.columns;
  const complete = columns?.every(({ heading }) => heading.trim() !== '') ?? false;

  async function save(chosen: PayColumn[] | null) {
    try {
      await mutateAsync({ profile, columns: chosen });
      setChanged(undefined);
      toastSuccess('Columns saved', NOT_SAVED);
    } catch (error) {
      toastFailure(NOT_SAVED, error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Columns of the files"
      description="They hold for files you make from now on. A file that was made already keeps its columns."
      size="lg"
      dirty={changed !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (columns && complete) void save(columns);
      }}
      footer={
        <>
          <Button disabled={!saved || (saved.standard && !changed)} onClick={() => void save(null)}>
            Use the standard columns
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!changed || !complete}
            pending={isPending}
          >
            Save columns
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="File">
          {(control) => (
            <NativeSelect
              {...control}
              value={profile}
              onChange={({ target }) => {
                setProfile(target.value as PayProfile);
                setChanged(undefined);
              }}
            >
              {PAY_PROFILES.map((each) => (
                <option key={each} value={each}>
                  {PROFILE_NAMES[each]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        {query.isError && !query.data && (
          <LoadFailure title="We couldn't load the columns" queries={[query]} />
        )}
        {query.isPending && <Skeleton className="h-64" />}
        {columns && <ColumnRows columns={columns} onChange={setChanged} />}
      </div>
    </Dialog>
  );
}

type ColumnRowsProps = { columns: PayColumn[]; onChange: (columns: PayColumn[]) => void };

function ColumnRows({ columns, onChange }: ColumnRowsProps) {
  const set = (at: number, changes: Partial<PayColumn>) =>
    onChange(columns.map((column, place) => (place === at ? { ...column, ...changes } : column)));
  const swap = (one: number, other: number) =>
    onChange(
      columns.map((column, place) => {
        const from = place === one ? other : place === other ? one : place;
        return columns[from] ?? column;
      }),
    );
  return (
    <>
      <ol aria-label="Columns" className="flex flex-col divide-y divide-line border-y border-line">
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no id, and its place is what it is known by.
          <li key={at} className="flex flex-wrap items-center gap-2 py-2">
            <Input
              aria-label={`Heading of column ${at + 1}`}
              className="min-w-0 flex-1 basis-40"
              maxLength={LIMITS.payHeadingLength}
              value={column.heading}
              onChange={({ target }) => set(at, { heading: target.value })}
            />
            <NativeSelect
              aria-label={`Content of column ${at + 1}`}
              className="min-w-0 flex-1 basis-48"
              value={column.field}
              onChange={({ target }) => set(at, { field: target.value as PayField })}
            >
              {PAY_FIELDS.map((field) => (
                <option key={field} value={field}>
                  {FIELD_NAMES[field]}
                </option>
              ))}
            </NativeSelect>
            {column.field === 'text' && (
              <Input
                aria-label={`Text of column ${at + 1}`}
                placeholder="Ordinary Hours"
                className="min-w-0 flex-1 basis-32"
                maxLength={LIMITS.payTextLength}
                value={column.text ?? ''}
                onChange={({ target }) => set(at, { text: target.value })}
              />
            )}
            <div className="flex">
              <IconButton
                label={`Move column ${at + 1} up`}
                size="sm"
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move column ${at + 1} down`}
                size="sm"
                disabled={at === columns.length - 1}
                onClick={() => swap(at, at + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Remove column ${at + 1}`}
                size="sm"
                disabled={columns.length === 1}
                onClick={() => onChange(columns.filter((_, place) => place !== at))}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="sm"
          disabled={columns.length >= LIMITS.payColumns}
          onClick={() => onChange([...columns, { heading: '', field: 'text' }])}
        >
          <Plus aria-hidden="true" />
          Add a column
        </Button>
      </div>
    </>
  );
}

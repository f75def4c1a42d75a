import { type FormEvent, useEffect, useState } from 'react';
import type { KioskKind, KioskPerson } from '#contract/api/kiosk';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';
import type { ClockOutcome, KioskClocker } from './use-kiosk';
import { timeText } from './use-kiosk';

const LABELS: Record<KioskKind, string> = {
  in: 'Clock in',
  out: 'Clock out',
  'break-start': 'Start break',
  'break-end': 'End break',
};
const DONE: Record<KioskKind, string> = {
  in: 'clocked in',
  out: 'clocked out',
  'break-start': 'started your break',
  'break-end': 'ended your break',
};

/** One person at the tablet: what they do, then their PIN. */
export function PersonPanel(props: {
  person: KioskPerson | 'number';
  unsure: boolean;
  timezone: string;
  onClock: (person: KioskClocker, kind: KioskKind, pin: string) => Promise<ClockOutcome>;
  onDone: (sentence: string) => void;
  onBack: () => void;
}) {
  const { person, unsure, timezone, onClock, onDone, onBack } = props;
  const [number, setNumber] = useState('');
  const [kind, setKind] = useState<KioskKind>();
  const [problem, setProblem] = useState('');
  const clocker = person === 'number' ? { number } : { id: person.id };
  const name = person === 'number' ? undefined : person.name;

  async function finish(chosen: KioskKind, pin: string) {
    setProblem('');
    const outcome = await onClock(clocker, chosen, pin);
    if (outcome.result === 'refused' || outcome.result === 'locked') {
      setProblem(outcome.sentence ?? '');
      return;
    }
    const who = outcome.result === 'waits' ? name : (outcome.name ?? name);
    const when = timeText(Date.now(), timezone);
    const deed = `${who ? `${who}, you` : 'You'} ${DONE[chosen]} at ${when}.`;
    if (outcome.result === 'waits') onDone(`${deed} It will be sent when the network is back.`);
    else onDone(outcome.sentence ? `${deed} ${outcome.sentence}` : deed);
  }

  return (
    <section className="flex flex-col gap-6" aria-label={name ?? 'Your number'}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-3xl font-semibold">{name ?? 'Your number'}</h2>
        <Button size="lg" className="h-16 text-xl sm:h-16" onClick={onBack}>
          Back to the names
        </Button>
      </div>
      {!kind && person === 'number' && <NumberField number={number} onChange={setNumber} />}
      {kind ? (
        <PinPad label={LABELS[kind]} problem={problem} onPin={(pin) => finish(kind, pin)} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {kindsFor(person, unsure).map((each) => (
            <Button
              key={each}
              variant="primary"
              className="h-24 text-2xl sm:h-24 sm:text-2xl"
              disabled={person === 'number' && number.trim() === ''}
              onClick={() => setKind(each)}
            >
              {LABELS[each]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function kindsFor(person: KioskPerson | 'number', unsure: boolean): readonly KioskKind[] {
  if (person === 'number' || unsure) return ['in', 'out', 'break-start', 'break-end'];
  if (person.state === 'off') return ['in'];
  return person.state === 'on' ? ['break-start', 'out'] : ['break-end', 'out'];
}

function NumberField(props: { number: string; onChange: (number: string) => void }) {
  return (
    <Field label="Employee number" hint="The number on your payslip or contract.">
      {(control) => (
        <Input
          {...control}
          className="h-16 text-2xl sm:h-16 sm:text-2xl"
          autoComplete="off"
          value={props.number}
          onChange={({ target }) => props.onChange(target.value)}
        />
      )}
    </Field>
  );
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const LENGTH = 6;

/** Sends itself with the sixth digit. */
function PinPad(props: { label: string; problem: string; onPin: (pin: string) => Promise<void> }) {
  const { label, problem, onPin } = props;
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);

  async function type(next: string) {
    if (busy) return;
    setPin(next);
    if (next.length < LENGTH) return;
    setBusy(true);
    await onPin(next);
    setBusy(false);
    setPin('');
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (/^\d$/.test(event.key)) void type(pin + event.key);
      else if (event.key === 'Backspace') setPin(pin.slice(0, -1));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <form
      className="grid items-start gap-x-10 gap-y-4 md:grid-cols-2"
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <div className="flex flex-col gap-4">
        <p className="text-2xl">{label}: enter your PIN</p>
        <p role="status" className="text-4xl tracking-[0.5em]">
          <span aria-hidden="true">{'●'.repeat(pin.length).padEnd(LENGTH, '○')}</span>
          <span className="sr-only">{`${pin.length} of ${LENGTH} digits`}</span>
        </p>
        {problem && (
          <p role="alert" className="rounded-md border-2 border-danger p-4 text-xl">
            {problem}
          </p>
        )}
      </div>
      <div className="grid grid-cols-3 gap-3">
        {DIGITS.map((digit) => (
          <Button
            key={digit}
            className="h-20 text-3xl sm:h-20 sm:text-3xl"
            onClick={() => type(pin + digit)}
          >
            {digit}
          </Button>
        ))}
        <Button
          className="col-span-2 h-20 text-xl sm:h-20 sm:text-xl"
          onClick={() => setPin(pin.slice(0, -1))}
        >
          Delete
        </Button>
      </div>
    </form>
  );
}

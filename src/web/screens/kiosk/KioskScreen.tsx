import { useEffect, useState } from 'react';
import type { KioskPerson, KioskView } from '#contract/api/kiosk';
import { agree, counted } from '#engine/counted';
import { Button } from '../../ui/Button';
import { cn } from '../../ui/cn';
import { EnrolForm } from './EnrolForm';
import { PersonPanel } from './PersonPanel';
import { timeText, useKiosk } from './use-kiosk';

/** Someone who walks away must not leave their name open. */
const IDLE_MS = 30_000;
const SHOWN_MS = 5_000;

export function KioskScreen() {
  const own = useKiosk();
  const { kiosk, state, offline, waiting, refusals, forgetRefusals, clock } = own;
  const [chosen, setChosen] = useState<KioskPerson | 'number'>();
  const [said, setSaid] = useState('');
  const touches = useTouches();
  useTimeout(chosen && `${touches}`, IDLE_MS, () => setChosen(undefined));
  useTimeout(said, SHOWN_MS, () => setSaid(''));

  if (state === 'loading') return <p className="p-8 text-2xl">Loading...</p>;
  if (!kiosk) return <EnrolForm onEnrol={own.enrol} waiting={waiting} removed={own.removed} />;
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-6 p-4 sm:p-8">
      <KioskHeader kiosk={kiosk} offline={offline} waiting={waiting} />
      {refusals.length > 0 && <Refusals lines={refusals} onRead={forgetRefusals} />}
      <p role="status" className="text-3xl font-semibold text-brand empty:hidden">
        {said}
      </p>
      <main className="flex flex-col gap-6">
        {chosen ? (
          <PersonPanel
            person={chosen}
            // What the tablet last heard may be old, so everything is offered.
            unsure={offline}
            timezone={kiosk.timezone}
            onClock={clock}
            onDone={(sentence) => {
              setSaid(sentence);
              setChosen(undefined);
            }}
            onBack={() => setChosen(undefined)}
          />
        ) : (
          <People kiosk={kiosk} onChoose={setChosen} />
        )}
      </main>
    </div>
  );
}

function KioskHeader(props: { kiosk: KioskView; offline: boolean; waiting: number }) {
  const { kiosk, offline, waiting } = props;
  const now = useNow();
  const waits =
    waiting > 0
      ? `${counted(waiting, 'event')} ${agree(waiting, 'waits', 'wait')} to be sent.`
      : '';
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-3xl font-semibold">{kiosk.site_name}</h1>
        <p className="text-lg text-muted">{kiosk.label}</p>
      </div>
      <p className="text-5xl font-semibold tabular-nums">{timeText(now, kiosk.timezone)}</p>
      <p
        role="status"
        className="w-full rounded-md border-2 border-warn px-4 py-3 text-lg empty:hidden"
      >
        {offline ? `Offline. You can still clock in and out. ${waits}` : waits}
      </p>
    </header>
  );
}

function Refusals({ lines, onRead }: { lines: string[]; onRead: () => void }) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-md border-2 border-danger p-4 text-lg">
      <p className="font-semibold">We couldn't save everything. Tell your manager.</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button className="self-start" size="lg" onClick={onRead}>
        Close this message
      </Button>
    </div>
  );
}

function People(props: { kiosk: KioskView; onChoose: (person: KioskPerson | 'number') => void }) {
  const { kiosk, onChoose } = props;
  return (
    <>
      <h2 className="text-2xl font-semibold">Choose your name</h2>
      {kiosk.people.length === 0 && (
        <p className="text-lg">Nobody is rostered here within a day. Use your number.</p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-4">
        {kiosk.people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={cn(
                'flex h-full min-h-24 w-full flex-col justify-center rounded-lg border-2 px-5 py-4 text-left hover:bg-subtle',
                LOOKS[person.state],
              )}
              onClick={() => onChoose(person)}
            >
              <span className="text-2xl font-semibold break-words">{person.name}</span>
              <span className="text-lg">{stateText(person, kiosk.timezone)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        size="lg"
        className="h-16 self-start text-xl sm:h-16"
        onClick={() => onChoose('number')}
      >
        My name isn't here
      </Button>
    </>
  );
}

/** Beside the words, whoever is here stands out. */
const LOOKS = {
  off: 'border-line-strong bg-raised',
  on: 'border-brand bg-brand-soft',
  break: 'border-warn bg-warn-soft',
};

function stateText({ state, since }: KioskPerson, timezone: string): string {
  const time = since ? ` since ${timeText(Date.parse(since), timezone)}` : '';
  if (state === 'on') return `Clocked in${time}`;
  return state === 'break' ? `On a break${time}` : 'Not clocked in';
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Counts what is pressed, by finger or by key. */
function useTouches(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const onTouch = () => setCount((before) => before + 1);
    addEventListener('pointerdown', onTouch);
    addEventListener('keydown', onTouch);
    return () => {
      removeEventListener('pointerdown', onTouch);
      removeEventListener('keydown', onTouch);
    };
  }, []);
  return count;
}

/** Begins anew when the text changes. Without one nothing happens. */
function useTimeout(of: string | undefined, ms: number, act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer must not begin anew with every render.
  useEffect(() => {
    if (!of) return;
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  }, [of, ms]);
}

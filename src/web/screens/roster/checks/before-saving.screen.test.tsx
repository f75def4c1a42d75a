// What the rules say about a shift while it is dragged, carried by key or typed, before anything is saved.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillCells, transferCells } from '#contract/api/roster';
import { checkChanges, listRules, type Rule } from '#contract/api/rules';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { idOf, test } from '../../../testing/screen-test';
import { employee, fakeRoster, shift } from '../testing/fake-roster';

const REST: Rule = {
  id: idOf('rest'),
  kind: 'rest',
  params: { minutes: 600, agreed: null, brokenSpan: null },
  scope: { type: 'organisation', name: null },
  severity: 'warn',
  valid_from: null,
  valid_to: null,
  origin: 'award',
  text: null,
  source: null,
  source_as_of: null,
  updated_at: '2027-01-01T00:00:00Z',
};
const LONG: Rule = {
  ...REST,
  id: idOf('long'),
  kind: 'long-shift',
  params: { minutes: 450, agreed: null },
};

/** Amy's early shift would leave Ben 8 hours after his late one. */
function withRules(server: FakeServer, ...rules: Rule[]): void {
  fakeRoster(server, [employee('Amy Able'), employee('Ben Bold')], {
    'Amy Able 2027-11-24': [shift(6, 14)],
    'Ben Bold 2027-11-22': [shift(14, 22)],
  });
  server.on(listRules).answer(() => rules);
}

const cell = (name: RegExp) => page.getByRole('gridcell', { name });
const amy = () => cell(/^Amy Able, Wed 24 Nov 2027/);
const ben = () => cell(/^Ben Bold, Tue 23 Nov 2027/);

/** Presses and moves, twice over the target, and leaves the button down. */
function dragOver(from: Element, to: Element): void {
  const middle = (box: DOMRect) => ({
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
  });
  const grid = page.getByRole('grid').element() as HTMLElement;
  const pointer = { bubbles: true, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse' };
  const [start, end] = [from, to].map((each) => middle(each.getBoundingClientRect()));
  grid.setPointerCapture = () => undefined;
  from.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...start }));
  grid.dispatchEvent(new PointerEvent('pointermove', { ...pointer, ...end }));
  grid.dispatchEvent(new PointerEvent('pointermove', { ...pointer, ...end }));
}

function putBack(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
}

/** The rules come after the roster, so the first drags may say nothing. */
async function expectGhost(from: Element, to: Element, text: string): Promise<void> {
  await expect
    .poll(() => {
      putBack();
      dragOver(from, to);
      return document.querySelector('.roster-ghost')?.textContent;
    })
    .toBe(text);
}

async function openRoster(server: FakeServer, open: (address: string) => Promise<void>) {
  await open('/roster?date=2027-11-22');
  await expect.element(amy()).toBeVisible();
  await expect.poll(() => server.sent(listRules).length).toBe(1);
}

test('a drag says what it would break before it is dropped, and asks no server', async ({
  server,
  open,
}) => {
  withRules(server, REST, LONG);
  await openRoster(server, open);
  await expectGhost(
    amy().element(),
    ben().element(),
    'Move to Ben Bold, Tue 23 NovWRest of 8 h, 10 h needed +1 more',
  );
  await expect.element(ben()).toHaveClass('drop-warn');
  expect(getComputedStyle(ben().element(), '::after').content).toBe('"W"');
  putBack();
  expect(document.querySelector('.roster-ghost')).toBeNull();
  await expect.element(ben()).not.toHaveClass('drop-warn');

  // Two days later Ben has had his rest.
  const later = cell(/^Ben Bold, Thu 25 Nov 2027/);
  await expectGhost(
    amy().element(),
    later.element(),
    'Move to Ben Bold, Thu 25 NovWShift of 8 h, 7 h 30 min is the maximum',
  );
  putBack();
  expect(server.sent(checkChanges)).toEqual([]);
  expect(server.sent(transferCells)).toEqual([]);
});

test('a block looks different from a warning, and is the first that is said', async ({
  server,
  open,
}) => {
  withRules(server, LONG, { ...REST, severity: 'block' });
  await openRoster(server, open);
  await expectGhost(
    amy().element(),
    ben().element(),
    'Move to Ben Bold, Tue 23 NovBRest of 8 h, 10 h needed +1 more',
  );
  await expect.element(ben()).toHaveClass('drop-block');
  putBack();
});

test('a cut shift says on each cell what pasting there would break', async ({ server, open }) => {
  withRules(server, REST);
  await openRoster(server, open);
  await amy().click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Escape}{Control>}x{/Control}{ArrowDown}{ArrowLeft}');
  await expect.element(ben()).toHaveFocus();
  await expect
    .element(page.getByText('Paste here: Warning: Rest of 8 h, 10 h needed.'))
    .toBeInTheDocument();
  const hint = page.getByText('Paste here:', { exact: true });
  await expect.element(hint).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Paste here: Warning/)).not.toBeInTheDocument();
});

test('hours in a period say which', async ({ server, open }) => {
  const week = { minutes: 420, days: 7, begins: 'fixed', anchor: null } as const;
  withRules(server, { ...REST, kind: 'hours-in-period', params: week });
  await openRoster(server, open);
  await expectGhost(
    amy().element(),
    cell(/^Ben Bold, Thu 25 Nov 2027/).element(),
    'Move to Ben Bold, Thu 25 NovW16 h in the 7 days from Mon 22 Nov, 7 h is the maximum',
  );
  putBack();
});

test('typed times say what they would break', async ({ server, open }) => {
  withRules(server, REST);
  await openRoster(server, open);
  await ben().click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Escape}6-14');
  const form = page.getByRole('dialog', { name: 'New shift: Ben Bold, Tue 23 Nov' });
  await expect
    .element(form.getByRole('status'))
    .toHaveTextContent('Warning: Rest of 8 h, 10 h needed');
  await expectAccessible();
  await form.getByLabelText('Times').fill('9-17');
  await expect.element(form.getByText('09:00 to 17:00, 8 h')).toBeVisible();
  await expect.element(form.getByText(/Rest of/)).not.toBeInTheDocument();
  expect(server.sent(checkChanges)).toEqual([]);
});

test('the fill handle says what it would break before it is let go', async ({ server, open }) => {
  withRules(server, REST);
  await openRoster(server, open);
  await amy().click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Escape}');
  const handle = () => page.getByRole('grid').element().querySelector('.fill-handle') as Element;
  await expectGhost(
    handle(),
    cell(/^Ben Bold, Tue 23 Nov 2027/).element(),
    'Copy into these daysWBen Bold: Rest of 8 h, 10 h needed',
  );
  putBack();
  expect(document.querySelector('.roster-ghost')).toBeNull();
  // Nobody would work too soon: there is nothing to say.
  dragOver(handle(), cell(/^Ben Bold, Wed 24 Nov 2027/).element());
  expect(document.querySelector('.roster-ghost')).toBeNull();
  putBack();
  expect(server.sent(fillCells)).toEqual([]);
});

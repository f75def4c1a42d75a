import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { createShiftTemplate, updateShiftTemplate } from '#contract/api/shift-templates';
import { AppError } from '#contract/errors';
import { DUPONT, template } from '../../../testing/auto-roster';
import { withBakery } from '../../../testing/bakery';
import { focus, press, toast } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { expectNoSidewaysScroll, test } from '../../../testing/screen-test';
import { openWizard, wizard } from '../../../testing/wizard';

/** Keeps what is saved, and refuses a name that is taken. */
function withTemplates(server: FakeServer) {
  const bakery = withBakery(server, { templates: [DUPONT] });
  server.on(createShiftTemplate).answer(({ body }) => {
    if (bakery.templates.some(({ name }) => name === body.name)) {
      const message = 'There is already a template with this name.';
      throw new AppError('template_name_taken', { fields: [{ field: 'name', message }] });
    }
    const { code_durations_json = null, tied_to_weekdays = false, ...rest } = body;
    const made = template(body.name, { ...rest, code_durations_json, tied_to_weekdays });
    bakery.templates = [...bakery.templates, made];
    return made;
  });
  server.on(updateShiftTemplate).answer(({ params, body }) => {
    const { code_durations_json = null, tied_to_weekdays = false, ...rest } = body;
    const changed = { ...template(body.name), ...rest, code_durations_json, tied_to_weekdays };
    bakery.templates = bakery.templates.map((known) =>
      known.id === params.id ? { ...changed, id: params.id } : known,
    );
    return { ...changed, id: params.id };
  });
}

async function newTemplate(): Promise<Locator> {
  await openWizard();
  await wizard().getByRole('button', { name: 'New template' }).click();
  const editor = page.getByRole('dialog', { name: 'New template' });
  await expect.element(editor.getByLabelText('Name', { exact: true })).toHaveFocus();
  return editor;
}

const cell = (editor: Locator, name: string) => editor.getByRole('gridcell', { name });
const grid = (editor: Locator) => editor.getByRole('grid', { name: 'Pattern' });

/** Each team as 'D D . .', as it is to be read. */
async function expectPattern(editor: Locator, ...teams: string[]): Promise<void> {
  await expect
    .poll(() =>
      [...grid(editor).element().querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('[role=gridcell]')].map((day) => day.textContent || '.').join(' '),
      ),
    )
    .toEqual(teams);
}

test('a template is painted, shifted for the other team and saved', async ({ server, open }) => {
  withTemplates(server);
  await open('/employees');
  const editor = await newTemplate();
  await editor.getByLabelText('Cycle (days)').fill('8');
  await expect.element(editor.getByText('Only a cycle of whole weeks can be tied.')).toBeVisible();
  await userEvent.dragAndDrop(cell(editor, 'A, day 1, off'), cell(editor, 'A, day 2, off'));
  await expectPattern(editor, 'D D . . . . . .', '. . . . . . . .');

  await press(cell(editor, 'A, day 2, Day'), '{ArrowRight}');
  await expect.element(cell(editor, 'A, day 3, off')).toHaveFocus();
  await userEvent.keyboard('n');
  await expect.element(cell(editor, 'A, day 4, off')).toHaveFocus();
  await userEvent.keyboard('n');
  await expect.element(cell(editor, 'A, day 5, off')).toHaveFocus();
  await editor.getByLabelText('Shift by (days)').fill('4');
  await editor.getByRole('button', { name: 'Shift the pattern' }).click();
  await expectPattern(editor, 'D D N N . . . .', '. . . . D D N N');

  const meaning = editor.getByRole('complementary', { name: 'What it means' });
  await expect
    .element(meaning.getByText('Within the guide values of Safe Work Australia'))
    .toBeVisible();
  await expect
    .element(meaning.getByRole('list', { name: 'Cover' }))
    .toHaveTextContent('Nobody on days 3–4, 7–8');
  await editor.getByLabelText('Shift length (hours)').fill('13');
  await expect.element(meaning.getByText('shifts of 13 h (guide: maximum 12 h)')).toBeVisible();
  await editor.getByLabelText('Shift length (hours)').fill('12');

  await editor.getByRole('button', { name: 'Save template' }).click();
  const name = editor.getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveFocus();
  await expect.element(editor.getByText('Required')).toBeVisible();
  await name.fill('Two and two');
  await editor.getByRole('button', { name: 'Save template' }).click();
  await expect.element(toast('Template saved')).toBeVisible();
  await expect.element(editor).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /Two and two/ })).toBeChecked();
  const saved = server.sent(createShiftTemplate)[0]?.body;
  expect(saved).toMatchObject({ cycle_days: 8, duration_hours: 12, tied_to_weekdays: false });
  expect(JSON.parse(saved?.pattern_json ?? '')).toEqual({
    A: ['D', 'D', 'N', 'N', 'OFF', 'OFF', 'OFF', 'OFF'],
    B: ['OFF', 'OFF', 'OFF', 'OFF', 'D', 'D', 'N', 'N'],
  });
});

test('the editor is accessible in both themes, and fits a phone', async ({ server, open }) => {
  withTemplates(server);
  await open('/employees');
  const editor = await newTemplate();
  await press(cell(editor, 'A, Mon, day 1, off'), 'd');
  await editor.getByRole('button', { name: 'Save template' }).click();
  await expect.element(editor.getByText('Required')).toBeVisible();
  await expectAccessible(editor.element());
  await page.viewport(360, 740);
  await expect.element(editor.getByText('tap the days.')).toBeVisible();
  await expectNoSidewaysScroll();
  expect(document.body.scrollWidth).toBe(360);
});

test('the whole pattern can be written by keyboard', async ({ server, open }) => {
  withTemplates(server);
  await open('/employees');
  const editor = await newTemplate();
  await editor.getByLabelText('Cycle (days)').fill('7');
  await focus(cell(editor, 'A, Mon, day 1, off'));
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  const found = (selector: string) => grid(editor).element().querySelectorAll(selector).length;
  await expect.poll(() => found('[aria-selected="true"]')).toBe(3);
  await userEvent.keyboard('d');
  await expectPattern(editor, 'D D D . . . .', '. . . . . . .');
  await userEvent.keyboard('{End}');
  await expect.element(cell(editor, 'A, Sun, day 7, off')).toHaveFocus();
  await userEvent.keyboard('2');
  await expect.element(editor.getByRole('radio', { name: /Night/ })).toBeChecked();
  await userEvent.keyboard('{Enter}{Control>}c{/Control}{ArrowDown}');
  await expect.element(cell(editor, 'B, Sun, day 7, off')).toHaveFocus();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expectPattern(editor, 'D D D . . . N', 'D D D . . . N');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectPattern(editor, 'D D D . . . N', '. . . . . . .');
  expect(found('[tabindex="0"]')).toBe(1);
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectPattern(editor, 'D D D . . . N', '. . . . . . .');
});

test('a duplicate starts as a copy, and a taken name is marked at its field', async ({
  server,
  open,
}) => {
  withTemplates(server);
  await open('/employees');
  await openWizard();
  const choose = async (name: string, item: string) => {
    const actions = { name: `Actions for ${name}`, exact: true };
    await wizard().getByRole('button', actions).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const editor = page.getByRole('dialog', { name: 'Duplicate template' });
  const name = editor.getByLabelText('Name', { exact: true });
  const save = editor.getByRole('button', { name: 'Save template' });
  await choose('DuPont', 'Duplicate');
  await expect.element(name).toHaveValue('Copy of DuPont');
  await save.click();
  await expect.element(wizard().getByRole('radio', { name: /Copy of DuPont/ })).toBeChecked();

  await choose('DuPont', 'Duplicate');
  await expect.element(name).toHaveValue('Copy of DuPont');
  await save.click();
  await expect.element(toast('Failed to save template')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect
    .element(name)
    .toHaveAccessibleDescription('There is already a template with this name.');
  await name.fill('DuPont of the north');
  await press(save, '{Enter}');
  await expect.element(editor).not.toBeInTheDocument();

  await choose('DuPont of the north', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit template' });
  await edit.getByLabelText('Name of team 1').fill('Red crew');
  await edit.getByRole('button', { name: 'Save template' }).click();
  await expect.element(edit).not.toBeInTheDocument();
  const changed = server.sent(updateShiftTemplate)[0]?.body;
  expect(JSON.parse(changed?.teams_json ?? '')).toEqual(['Red crew', 'B', 'C', 'D']);
  const { 'Red crew': A, ...others } = JSON.parse(changed?.pattern_json ?? '');
  expect({ A, ...others }).toEqual(JSON.parse(DUPONT.pattern_json));
});

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { deleteOrganization, keepOrganization } from '#contract/api/leaving';
import { getMe } from '#contract/api/me';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import { expectNoSidewaysScroll, person, test } from '../../testing/screen-test';

const DELETES_AT = '2026-12-16T01:00:00.000Z';
const banner = () => page.getByRole('region', { name: 'Deletion' });
const main = () => page.getByRole('main');

test('an owner deletes the organisation after typing its name, and keeps it after all', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(deleteOrganization).answer(({ body }) => {
    if (body.name !== 'Banksia Bakery') {
      const fields = [{ field: 'name', message: 'Type the name exactly as it is: Banksia Bakery' }];
      throw new AppError('wrong_name', { fields });
    }
    server.on(getMe).answer(() => ({ user: person({ org_deletes_at: DELETES_AT }) }));
    return { deletes_at: DELETES_AT };
  });
  server.on(keepOrganization).answer(() => {
    server.on(getMe).answer(() => ({ user: person() }));
    return undefined;
  });
  await open('/organization');
  await main().getByRole('button', { name: 'Delete organisation...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Banksia Bakery?' });
  await expect.element(dialog.getByRole('button', { name: 'Download all data' })).toBeVisible();
  await expect.element(dialog).toHaveTextContent('this installation keeps 7 daily backups');

  const name = dialog.getByLabelText("Type 'Banksia Bakery' to confirm");
  const confirm = dialog.getByRole('button', { name: 'Delete organisation' });
  await name.fill('Bakery');
  await confirm.click();
  await expect
    .element(name)
    .toHaveAccessibleDescription(expect.stringMatching(/Type the name exactly as it is/));
  await name.fill('Banksia Bakery');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();

  await expect
    .element(banner())
    .toHaveTextContent(
      'Banksia Bakery will be deleted on 16 Dec 2026. Until then you can look at everything, but nobody can change anything.',
    );
  await expect
    .element(main().getByRole('button', { name: 'Delete organisation...' }))
    .not.toBeInTheDocument();
  await banner().getByRole('button', { name: 'Keep the organisation' }).click();
  await expect.element(banner()).not.toBeInTheDocument();
  expect(server.sent(keepOrganization)).toHaveLength(1);
});

test('everyone else reads when it goes, on a phone too, and has no button to keep or delete it', async ({
  server,
  open,
}) => {
  withBakery(server);
  await page.viewport(360, 740);
  await open('/organization', person({ role: 'admin', org_deletes_at: DELETES_AT }));
  await expect.element(banner()).toHaveTextContent('An owner can still keep it.');
  expect(banner().getByRole('button').elements()).toEqual([]);
  await expectNoSidewaysScroll();
  await expectAccessible(banner().element());
  await open('/organization', person({ role: 'admin' }));
  await expect.element(main().getByRole('button', { name: 'Edit Organization' })).toBeVisible();
  expect(
    main()
      .getByRole('button', { name: /^Delete organisation/ })
      .elements(),
  ).toEqual([]);
});

// The map view without a map: the browser of these tests has no WebGL. With one: e2e/roster-map.spec.ts.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withBakery } from '../../../testing/bakery';
import { need } from '../../../testing/cover';
import { expectAccessible } from '../../../testing/expect-accessible';
import { expectNoSidewaysScroll, test } from '../../../testing/screen-test';
import { site } from '../../../testing/shifts';

test('the first site can be added from the map, and without WebGL the list still works', async ({
  server,
  open,
}) => {
  const bakery = withBakery(server, { sites: [] });
  await page.viewport(360, 740);
  await open('/roster?view=map');
  await expect.element(page.getByText('No locations found')).toBeVisible();
  await expect.element(page.getByText('Add locations to see them on the map view')).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Job Site' }).click();
  const adding = page.getByRole('dialog', { name: /Job Site/ });
  await expect.element(adding.getByLabelText(/^Site Name/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(adding).not.toBeInTheDocument();

  bakery.sites = [site('Parramatta Depot', { latitude: -33.8, longitude: 151 })];
  server.tell({ topic: 'locations' });
  await expect
    .element(page.getByText(/needs WebGL\. The list shows the same sites\./))
    .toBeVisible();
  await expectNoSidewaysScroll();
  await page
    .getByRole('list', { name: 'Sites on the map' })
    .getByRole('button', { name: /^Parramatta Depot \(inactive\)/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Parramatta Depot' });
  await expect.element(panel).toHaveTextContent('Nobody is here now.');
  await expectAccessible();
  await expectNoSidewaysScroll();
});

test('the list and the panel of a site tell its cover of today', async ({ server, open }) => {
  const short = site('Parramatta Depot', { latitude: null, longitude: null });
  withBakery(server, { sites: [short, site('Zetland Yard')], needs: [need()] });
  await open('/roster?view=map');
  const depot = page.getByRole('button', { name: /^Parramatta Depot \(inactive\)/ });
  await expect.element(depot).toHaveTextContent('▼1');
  await expect.element(depot).toHaveTextContent('Today: 1 person below the minimum');
  await expect
    .element(page.getByRole('button', { name: /^Zetland Yard/ }))
    .not.toHaveTextContent('Today');
  await depot.click();
  const panel = page.getByRole('dialog', { name: 'Parramatta Depot' });
  await expect.element(panel).toHaveTextContent('Today: 1 person below the minimum');
  await expectAccessible();
});

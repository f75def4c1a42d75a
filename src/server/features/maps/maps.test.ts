import { afterAll, expect, test } from 'vitest';
import { getMapsConfig } from '#contract/api/maps';
import { addOrganization } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

const apps: TestApp[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function start(env: Record<string, string>) {
  const testApp = await createTestApp({ env });
  apps.push(testApp);
  const { browser } = await addOrganization(testApp, 'Acacia');
  const page = await testApp.app.inject({ url: '/roster', headers: { accept: 'text/html' } });
  return {
    config: await browser.call(getMapsConfig),
    policy: String(page.headers['content-security-policy']),
  };
}

test('by default the built-in map is drawn, and no outside server may be called', async () => {
  const { config, policy } = await start({});
  expect(config).toEqual({ apiKey: '', basemap: 'built-in', styleUrl: null });
  expect(policy).not.toContain('http');
});

test('a configured style gets its key, and its origins are allowed', async () => {
  const { config, policy } = await start({
    MAP_STYLE_URL: 'https://maps.example.com/style.json?key={key}',
    MAP_API_KEY: 'k&y',
    MAP_ORIGINS: 'https://tiles.example.com',
  });
  expect(config).toEqual({
    apiKey: 'k&y',
    basemap: 'style',
    styleUrl: 'https://maps.example.com/style.json?key=k%26y',
  });
  expect(policy).toContain(
    "connect-src 'self' https://maps.example.com https://tiles.example.com;",
  );
  expect(policy).toContain(
    "img-src 'self' data: blob: https://maps.example.com https://tiles.example.com;",
  );
});

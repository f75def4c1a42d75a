import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('the document lists every call with its right, input and answers', async () => {
  const document = (await testApp.app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual(
    ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort(),
  );
  const login = document.paths['/api/auth/login'].post;
  expect(login.requestBody.content['application/json'].schema.required).toEqual([
    'email',
    'password',
  ]);
  // Someone who is signed in, or the second step that is still to come.
  expect(login.responses['200'].content['application/json'].schema.anyOf).toMatchObject([
    { required: ['user'] },
    { required: ['second_step'] },
  ]);
  expect(login.responses.default.content['application/problem+json']).toBeDefined();
  expect(document.paths['/api/me'].get.security).toEqual([{ session: [] }]);
});

test('the document has a page to browse it', async () => {
  const page = await testApp.app.inject('/api/docs');
  const html =
    page.statusCode === 302 ? await testApp.app.inject(String(page.headers.location)) : page;
  expect(html.statusCode).toBe(200);
  expect(html.headers['content-type']).toContain('text/html');
  expect(html.body).toContain('swagger-ui');
  expect(html.headers['content-security-policy']).toBeDefined();
});

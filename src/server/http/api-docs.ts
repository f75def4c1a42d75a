// Serves /api/openapi.json, and a page at /api/docs to browse and try the calls.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

// The plugin's default policy would turn plain http into https and allow files from any site.
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

export async function serveApiDocs(
  app: FastifyInstance,
  version: string,
  publicUrl: URL,
): Promise<void> {
  const document = openApiDocument(version, publicUrl);
  app.get('/api/openapi.json', async () => document);
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    theme: { title: 'Muster API' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      supportedSubmitMethods: ['get', 'post', 'put', 'patch', 'delete'],
    },
  });
}

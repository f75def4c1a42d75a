// /api/openapi.json and a page to browse and try the calls at /api/docs.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

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
    staticCSP: true,
    uiConfig: {
      docExpansion: 'list',
      supportedSubmitMethods: ['get', 'post', 'put', 'patch', 'delete'],
    },
  });
}

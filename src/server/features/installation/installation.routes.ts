import * as api from '#contract/api/installation';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { readLegalDocument } from './legal-documents';

export function installationRoutes(http: Http, { config, payments }: Parts): void {
  http.routeInSteps(api.getInstallation, async () => ({
    answer: {
      supportEmail: config.supportEmail,
      payments: payments.kind,
      price: await payments.readPrice(),
      emails: config.smtpUrl ? ('sent' as const) : ('outbox' as const),
      backupsKept: config.backupsKept,
    },
  }));
  http.routeInSteps(api.getLegalDocument, async ({ params }) => ({
    answer: { text: await readLegalDocument(config.legalDir, params.document) },
  }));
}

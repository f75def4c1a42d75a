// Assembles the server: one Fastify app with every check and every feature, ready to listen.
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { listen } from './db/notifications';
import { adminOrganizationsRoutes } from './features/admin-organizations/admin-organizations.routes';
import { auditLogRoutes } from './features/audit-log/audit-log.routes';
import { authRoutes } from './features/auth/auth.routes';
import { autoRosterRoutes } from './features/auto-roster/auto-roster.routes';
import { availabilityRoutes } from './features/availability/availability.routes';
import { billingRoutes, WEBHOOK_PATH } from './features/billing/billing.routes';
import { calendarFeedsRoutes } from './features/calendar-feeds/calendar-feeds.routes';
import { clockRoutes } from './features/clock/clock.routes';
import { contractsRoutes } from './features/contracts/contracts.routes';
import { coverRoutes } from './features/cover/cover.routes';
import { createLights } from './features/cover/lights';
import { dashboardRoutes } from './features/dashboard/dashboard.routes';
import { dayStatusesRoutes } from './features/day-statuses/day-statuses.routes';
import { daysOffLinksRoutes } from './features/days-off-links/days-off-links.routes';
import { employeesRoutes } from './features/employees/employees.routes';
import { fairnessRoutes } from './features/fairness/fairness.routes';
import { fillRoutes } from './features/fill/fill.routes';
import { holidaysRoutes } from './features/holidays/holidays.routes';
import { installationRoutes } from './features/installation/installation.routes';
import { kiosksRoutes } from './features/kiosks/kiosks.routes';
import { leaveRoutes } from './features/leave/leave.routes';
import { leavingRoutes } from './features/leaving/leaving.routes';
import { locationsRoutes } from './features/locations/locations.routes';
import { mapsRoutes } from './features/maps/maps.routes';
import { meRoutes } from './features/me/me.routes';
import { myYearRoutes } from './features/my-year/my-year.routes';
import { noticesRoutes } from './features/notices/notices.routes';
import { onboardingRoutes } from './features/onboarding/onboarding.routes';
import { openShiftsRoutes } from './features/open-shifts/open-shifts.routes';
import { organizationRoutes } from './features/organization/organization.routes';
import { organizationsRoutes } from './features/organizations/organizations.routes';
import { patternsRoutes } from './features/patterns/patterns.routes';
import { payPeriodsRoutes } from './features/pay-periods/pay-periods.routes';
import { platformRoutes } from './features/platform/platform.routes';
import { pushSubscriptionsRoutes } from './features/push-subscriptions/push-subscriptions.routes';
import { repairsRoutes } from './features/repairs/repairs.routes';
import { requestsRoutes } from './features/requests/requests.routes';
import { rosterRoutes } from './features/roster/roster.routes';
import { rosterViewsRoutes } from './features/roster-views/roster-views.routes';
import { rulesRoutes } from './features/rules/rules.routes';
import { shiftAnswersRoutes } from './features/shift-answers/shift-answers.routes';
import { shiftGroupsRoutes } from './features/shift-groups/shift-groups.routes';
import { shiftRulesRoutes } from './features/shift-rules/shift-rules.routes';
import { shiftTemplatesRoutes } from './features/shift-templates/shift-templates.routes';
import { shiftsRoutes } from './features/shifts/shifts.routes';
import { signupRequestsRoutes } from './features/signup-requests/signup-requests.routes';
import { skillsRoutes } from './features/skills/skills.routes';
import { systemRoutes } from './features/system/system.routes';
import { timesheetsRoutes } from './features/timesheets/timesheets.routes';
import { twoStepRoutes } from './features/two-step/two-step.routes';
import { answerTogether } from './http/answer-together';
import { serveApiDocs } from './http/api-docs';
import { answerBrokenRequest, refuseWithASentence } from './http/broken-requests';
import { closeConnectionsOnStop } from './http/close-connections';
import { compressAnswers } from './http/compress-answers';
import { answerError, answerErrors } from './http/error-answer';
import { createHttp } from './http/http';
import { nestsDeeperThan } from './http/json-depth';
import { createKiosks } from './http/kiosks';
import { createLiveEvents } from './http/live-events';
import { serveMetrics } from './http/metrics-route';
import { createOpenStreams, type StreamLimits } from './http/open-streams';
import { createRequestLog, withoutRequestLines } from './http/request-log';
import { sendSecurityHeaders } from './http/security-headers';
import { createSessions } from './http/sessions';
import { type AnswerDeadlines, endStalledAnswers } from './http/stalled-answers';
import type { StorageGuard } from './http/storage-guard';
import { serveWebApp } from './http/web-app';
import type { MailCounts } from './metrics/mail-figures';
import { createMetrics } from './metrics/metrics';
import type { Parts } from './parts';

export interface AppOptions extends Parts {
  log: FastifyBaseLogger;
  /** For the connection that listens for notifications. */
  databaseUrl: string;
  storage: StorageGuard;
  webFolder: string;
  mailCounts?: MailCounts;
  streams?: StreamLimits;
  /** How long the head of a request may take to arrive. */
  headersMs?: number;
  answerDeadlines?: AnswerDeadlines;
}

const HEADERS_MS = 10_000;
const UNSUBSCRIBE_ROUTE = '/api/unsubscribe/:token';

export async function createApp(given: AppOptions): Promise<FastifyInstance> {
  const { config, log, headersMs = HEADERS_MS } = given;
  const metrics = config.metricsToken ? createMetrics(given) : undefined;
  const options = metrics ? { ...given, database: metrics.database } : given;
  const { database } = options;
  const logRequest = createRequestLog(metrics?.requests);
  const app = Fastify({
    loggerInstance: log,
    logController: withoutRequestLines(),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: LIMITS.bodyBytes,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // During a stop, requests on open connections are still served: people would see a 503.
    return503OnClosing: false,
    http: {
      headersTimeout: headersMs,
      // Node looks for slow requests only so often, every 30 s by default.
      connectionsCheckingInterval: headersMs / 5,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200 },
    // An address that can't be decoded never reaches a route or the error handler.
    frameworkErrors: (_error, request, reply) => {
      logRequest(request, reply);
      reply.header('x-request-id', request.id);
      answerError(new AppError('bad_request'), request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  refuseWithASentence(app);
  app.addHook('onRequest', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  readJsonBodiesOnly(app);
  answerErrors(app);
  await compressAnswers(app);
  await app.register(cookie);
  sendSecurityHeaders(app, config.publicUrl);

  const sessions = createSessions(database, config.publicUrl);
  const kiosks = createKiosks(database, config.publicUrl);
  const live = createLiveEvents(sessions, options.streams);
  const tablets = createOpenStreams(kiosks.stillGood, options.streams);
  metrics?.countStreams(() => live.count() + tablets.count());
  const notifications = await listen(options.databaseUrl, {
    channels: { ...live.channels, muster_kiosk_ended: tablets.endOf },
    onReconnect() {
      live.resync();
      tablets.greetAll();
    },
    onError: (error) => log.warn({ err: error }, 'the connection for live events broke'),
  });
  app.addHook('preClose', async () => {
    live.closeAll();
    tablets.closeAll();
  });
  app.addHook('onClose', () => notifications.close());
  closeConnectionsOnStop(app);
  endStalledAnswers(app, database, options.answerDeadlines);

  const http = createHttp({
    app,
    database,
    sessions,
    kiosks,
    storage: options.storage,
    clock: options.clock,
    publicUrl: config.publicUrl,
  });
  authRoutes(http, options);
  meRoutes(http);
  twoStepRoutes(http, options);
  organizationsRoutes(http, options);
  employeesRoutes(http, options);
  shiftGroupsRoutes(http);
  locationsRoutes(http);
  kiosksRoutes(http, options, tablets);
  payPeriodsRoutes(http, options);
  rosterViewsRoutes(http);
  shiftsRoutes(http, options);
  shiftAnswersRoutes(http, options);
  availabilityRoutes(http, options);
  openShiftsRoutes(http, options);
  clockRoutes(http, options);
  timesheetsRoutes(http, options);
  dayStatusesRoutes(http);
  const readLights = createLights();
  rosterRoutes(http, options, readLights);
  coverRoutes(http, options, readLights);
  calendarFeedsRoutes(http, options);
  myYearRoutes(http, options);
  daysOffLinksRoutes(http, options);
  requestsRoutes(http, options);
  leaveRoutes(http, options);
  rulesRoutes(http, options);
  shiftTemplatesRoutes(http);
  patternsRoutes(http);
  autoRosterRoutes(http, options);
  shiftRulesRoutes(http);
  holidaysRoutes(http);
  fairnessRoutes(http, options);
  fillRoutes(http, options);
  repairsRoutes(http, options);
  contractsRoutes(http, options);
  skillsRoutes(http, options);
  noticesRoutes(http, options);
  pushSubscriptionsRoutes(http, options);
  dashboardRoutes(http, options);
  mapsRoutes(http, options);
  adminOrganizationsRoutes(http, options);
  auditLogRoutes(http, options);
  billingRoutes(http, options);
  installationRoutes(http, options);
  onboardingRoutes(http, options);
  organizationRoutes(http, options);
  leavingRoutes(http, options);
  platformRoutes(http, options);
  signupRequestsRoutes(http, options);
  systemRoutes(http, options, live);
  answerTogether(http, app);

  serveMetrics(app, config.metricsToken, metrics);
  await serveApiDocs(app, options.version, config.publicUrl);
  await serveWebApp(app, sessions, options.webFolder, config.map.origins);
  return app;
}

function readJsonBodiesOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  // The one form that anyone posts: a mail program, to unsubscribe with one click. What it says is not looked at.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1_000 },
    (request, _body, done) =>
      done(
        request.routeOptions.url === UNSUBSCRIBE_ROUTE
          ? null
          : new AppError('unsupported_media_type'),
        undefined,
      ),
  );
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A DELETE may name the JSON type and have no body.
    if (body === '') done(null, undefined);
    // The signature of an event covers the bytes exactly as they came.
    else if (request.url === WEBHOOK_PATH) done(null, body);
    else if (nestsDeeperThan(LIMITS.bodyDepth, body as string)) done(new AppError('invalid_json'));
    else parseJson(request, body as string, done);
  });
}

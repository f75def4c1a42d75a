// Sizes and counts that the server enforces and the forms tell.
export const LIMITS = {
  bodyBytes: 1024 * 1024,
  /** No call nests deeper than six. */
  bodyDepth: 20,
  nameLength: 200,
  emailLength: 254,
  phoneLength: 50,
  passwordMin: 6,
  passwordMax: 256,
  idempotencyKeyLength: 200,
  groupNameLength: 50,
  addressPartLength: 100,
  notesLength: 2_000,
  employeeEstimate: 10_000,
  importRows: 2_000,
  /** How many of a list are on one page. */
  pageSize: 20,
  platformPageSize: 50,
  /** How many entries of its log an organisation's page shows. */
  recentActivity: 10,
  windowDays: 400,
  rosterRows: 2_000,
  bulkCells: 20_000,
  generationDays: 90,
  templateNameLength: 100,
  templateTextLength: 50_000,
} as const;

export const SESSION = {
  idleHours: 12,
  absoluteDays: 14,
  passwordResetMinutes: 60,
  /** How long the first link of a new owner works. */
  welcomeLinkDays: 7,
  /** How long a browser may go on with a signup that it has begun. */
  signupHours: 24,
} as const;

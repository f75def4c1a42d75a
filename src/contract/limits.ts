// Limits that the server enforces and the forms show.
export const LIMITS = {
  bodyBytes: 1024 * 1024,
  /** Our own calls nest six levels at most. */
  bodyDepth: 20,
  nameLength: 200,
  emailLength: 254,
  phoneLength: 50,
  passwordMin: 6,
  passwordMax: 256,
  idempotencyKeyLength: 200,
  groupNameLength: 50,
  kioskLabelLength: 60,
  kiosks: 200,
  /** Waiting events that a kiosk sends at a time: each has a PIN to check. */
  kioskEvents: 20,
  addressPartLength: 100,
  notesLength: 2_000,
  employeeEstimate: 10_000,
  importRows: 2_000,
  importCellLength: 200,
  /** How many organisations one person may own when they found another. */
  ownedOrganizations: 50,
  /** Two full files. Anyone can sign up, so an organisation without a limit could write to the whole world. */
  invitationsPerDay: 4_000,
  /** To one address: removing and adding someone again sends another one. */
  invitationsPerAddressAndDay: 5,
  emailsPerDay: 10_000,
  smsPerDay: 500,
  /** Rows on one page of a list. */
  pageSize: 20,
  platformPageSize: 50,
  /** Entries of the audit log that are read at a time. */
  auditPageSize: 50,
  /** How many entries of its log an organisation's page shows. */
  recentActivity: 10,
  /** Notices that are read at a time. */
  noticePageSize: 50,
  windowDays: 400,
  /** A median of fewer people would let someone work out the figures of a colleague. */
  fewestForMedian: 5,
  rosterRows: 2_000,
  /** Rows of one section of the list of shifts. */
  listedShifts: 1_000,
  fillDays: 56,
  fillSeconds: 60,
  /** Of the best roster so far, while it looks: it is sent every other second. */
  growingShifts: 1_000,
  /** Job sites or shift groups that are chosen for Fill. */
  fillChoices: 200,
  bulkCells: 20_000,
  /** Undo keeps every row, and the memory of a small server has room for so many. */
  publishedShifts: 100_000,
  /** Job sites or shift groups that are chosen; whoever wants more leaves the choice out. */
  publishedChoices: 500,
  /** People and findings that are listed before publishing; the rest are counted. */
  publishedPeople: 200,
  publishedFindings: 200,
  /** Uncovered shifts that are listed; the rest are counted. */
  uncoveredShifts: 100,
  /** Unconfirmed shifts that are listed; the rest are counted. */
  unconfirmedShifts: 100,
  /** Shifts that someone answers at a time, and own shifts that are listed with their answers. */
  answeredShifts: 400,
  answerNoteLength: 500,
  requestReasonLength: 500,
  /** Ended requests that are listed. */
  endedRequests: 50,
  /** Colleagues, or shifts in return, that one request names. */
  requestChoices: 50,
  /** How many days before and after a shift its swaps are looked for, and how many shifts are tried. */
  swapDays: 28,
  swapChoices: 300,
  /** How many of the nearest shifts are tried in rings, and how many rings are shown. */
  ringTries: 40,
  rings: 10,
  /** Open shifts that are listed, the places of one, and for how long a place can be given back. */
  openShifts: 200,
  openPlaces: 50,
  openShiftSkills: 10,
  takeBackMinutes: 15,
  /** Clock events that are sent at a time, and timesheets that are listed or approved at a time. */
  clockEvents: 200,
  clockReasonLength: 500,
  timesheets: 1_000,
  payColumns: 40,
  payHeadingLength: 60,
  payTextLength: 100,
  /** What someone says about one day, and the dates for which they say something of their own. */
  wishesOfDay: 6,
  wishedDates: 400,
  /** How far ahead someone may say something about a date. */
  wishDays: 730,
  /** Job sites that the dashboard shows; the rest are counted. */
  dashboardSites: 12,
  /** People who haven't come, came late or aren't rostered that the dashboard lists; the rest are counted. */
  dashboardClocked: 12,
  /** Shifts that can't be worked or aren't confirmed that the dashboard lists; the rest are counted. */
  dashboardUnconfirmed: 8,
  /** Licences that the dashboard lists, and how many days ahead. */
  dashboardLicences: 20,
  expiryDays: 90,
  generationDays: 90,
  /** Every need is matched with everyone at its site, so one organisation without limits could hold the server. */
  coverNeeds: 500,
  coverNeedsOfSite: 40,
  coverHeads: 200,
  coverSkills: 10,
  coverDates: 400,
  /** Each code takes a moment for each day of two years. */
  patternCodes: 20,
  /** Of the designer: days of a block, shifts, sequences, and how long it may look. */
  designedBlock: 14,
  designedShifts: 4,
  designedSequences: 40,
  designSeconds: 10,
  templateNameLength: 100,
  templateTextLength: 50_000,
  ruleTextLength: 500,
  overrideReasonMin: 10,
  /** Findings that are written out; the rest are counted. */
  findings: 2_000,
  /** Shifts or day statuses that are checked before they are saved. */
  checkedChanges: 500,
  /** Browsers of one person that get push notifications. */
  pushDevices: 10,
  calendarFeeds: 10,
  feedLabelLength: 60,
  /** Colleagues with whom someone compares days off. */
  daysOffLinks: 20,
  leaveTypes: 20,
  blackouts: 100,
  leaveNameLength: 60,
  leaveReasonLength: 500,
  /** How far back leave can be told, and how far ahead asked for. */
  leavePastDays: 90,
  leaveFutureDays: 730,
  /** Requests for leave that are decided in one step. */
  leaveTogether: 50,
  /** Own leave that is listed. */
  listedLeave: 50,
  passkeys: 20,
  passkeyNameLength: 60,
  contractHours: 8_736,
  contractPeriodDays: 364,
  averagingWeeks: 52,
  employeeNumberLength: 50,
  holidayNameLength: 100,
  /** A site lies in a few at most. */
  holidayRegions: 20,
  /** What an organisation may change about public holidays. */
  holidayChanges: 1_000,
  skills: 200,
  skillNameLength: 100,
  skillRequirements: 500,
  /** Expired ones stay in the list until someone deletes them. */
  holdingsPerEmployee: 100,
  /** How long evidence of leave is kept after someone has sighted it. */
  sightedFileDays: 7,
  evidenceBytes: 5 * 1024 * 1024,
  /** Of all evidence files together: anyone can sign up, and one organisation must not fill the disk. */
  evidenceBytesPerOrganization: 1024 * 1024 * 1024,
  /** Shifts that a new requirement would break; the rest are counted. */
  brokenShifts: 100,
} as const;

export const SESSION = {
  idleHours: 12,
  absoluteDays: 14,
  passwordResetMinutes: 60,
  /** How long the first link of a new owner or employee works. */
  welcomeLinkDays: 7,
  /** How long a browser is known after someone has signed in there. */
  knownBrowserDays: 365,
  /** How long someone has for the second step after their password. */
  secondStepMinutes: 10,
  /** How long a browser has to answer for a passkey. */
  passkeyMinutes: 5,
  /** How long a browser gets push notifications after its session was last used. */
  pushDays: 60,
  /** How long a browser may continue a signup it has started. */
  signupHours: 24,
} as const;

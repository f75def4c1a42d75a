// The time zone of every state, province and territory: that of its largest city.

type PlaceZones = readonly (readonly [zone: string, ...places: string[]])[];

export interface CountryZones {
  states: PlaceZones;
  /** Towns whose clocks differ from their state's. */
  towns: PlaceZones;
  /** The zone when neither town nor state decides. */
  otherwise: string;
}

const AUSTRALIAN_ISLANDS: PlaceZones = [
  ['Australia/Lord_Howe', 'lord howe island', 'lord howe'],
  ['Pacific/Norfolk', 'norfolk island'],
];

const AUSTRALIA: PlaceZones = [
  ['Australia/Sydney', 'new south wales', 'nsw', 'australian capital territory', 'act'],
  ['Australia/Melbourne', 'victoria', 'vic'],
  ['Australia/Brisbane', 'queensland', 'qld'],
  ['Australia/Adelaide', 'south australia', 'sa'],
  ['Australia/Perth', 'western australia', 'wa'],
  ['Australia/Hobart', 'tasmania', 'tas'],
  ['Australia/Darwin', 'northern territory', 'nt'],
  ...AUSTRALIAN_ISLANDS,
];

const UNITED_STATES: PlaceZones = [
  ['America/New_York', 'connecticut', 'ct', 'delaware', 'de', 'florida', 'fl', 'georgia', 'ga'],
  ['America/New_York', 'maine', 'me', 'maryland', 'md', 'massachusetts', 'ma'],
  ['America/New_York', 'new hampshire', 'nh', 'new jersey', 'nj', 'new york', 'ny'],
  ['America/New_York', 'north carolina', 'nc', 'ohio', 'oh', 'pennsylvania', 'pa'],
  ['America/New_York', 'rhode island', 'ri', 'south carolina', 'sc', 'vermont', 'vt'],
  ['America/New_York', 'virginia', 'va', 'west virginia', 'wv'],
  ['America/New_York', 'district of columbia', 'dc', 'washington dc'],
  ['America/Detroit', 'michigan', 'mi'],
  ['America/Indiana/Indianapolis', 'indiana', 'in'],
  ['America/Kentucky/Louisville', 'kentucky', 'ky'],
  ['America/Chicago', 'alabama', 'al', 'arkansas', 'ar', 'illinois', 'il', 'iowa', 'ia'],
  ['America/Chicago', 'kansas', 'ks', 'louisiana', 'la', 'minnesota', 'mn', 'mississippi', 'ms'],
  ['America/Chicago', 'missouri', 'mo', 'nebraska', 'ne', 'north dakota', 'nd', 'oklahoma', 'ok'],
  ['America/Chicago', 'south dakota', 'sd', 'tennessee', 'tn', 'texas', 'tx', 'wisconsin', 'wi'],
  ['America/Denver', 'colorado', 'co', 'montana', 'mt', 'new mexico', 'nm', 'utah', 'ut'],
  ['America/Denver', 'wyoming', 'wy'],
  ['America/Boise', 'idaho', 'id'],
  ['America/Phoenix', 'arizona', 'az'],
  ['America/Los_Angeles', 'california', 'ca', 'nevada', 'nv', 'oregon', 'or', 'washington', 'wa'],
  ['America/Anchorage', 'alaska', 'ak'],
  ['Pacific/Honolulu', 'hawaii', 'hi'],
];

const CANADA: PlaceZones = [
  ['America/St_Johns', 'newfoundland and labrador', 'nl', 'newfoundland'],
  ['America/Halifax', 'nova scotia', 'ns', 'prince edward island', 'pe', 'pei'],
  ['America/Moncton', 'new brunswick', 'nb'],
  ['America/Toronto', 'ontario', 'on', 'quebec', 'qc'],
  ['America/Iqaluit', 'nunavut', 'nu'],
  ['America/Winnipeg', 'manitoba', 'mb'],
  ['America/Regina', 'saskatchewan', 'sk'],
  ['America/Edmonton', 'alberta', 'ab', 'northwest territories', 'nt'],
  ['America/Vancouver', 'british columbia', 'bc'],
  ['America/Whitehorse', 'yukon', 'yt'],
];

const CHATHAM: PlaceZones = [['Pacific/Chatham', 'chatham islands', 'chatham island']];

export const COUNTRIES: Readonly<Record<string, CountryZones>> = {
  australia: {
    states: AUSTRALIA,
    towns: [['Australia/Broken_Hill', 'broken hill'], ...AUSTRALIAN_ISLANDS],
    otherwise: 'UTC',
  },
  'united states': { states: UNITED_STATES, towns: [], otherwise: 'UTC' },
  canada: { states: CANADA, towns: [], otherwise: 'UTC' },
  'united kingdom': { states: [], towns: [], otherwise: 'Europe/London' },
  'new zealand': { states: CHATHAM, towns: CHATHAM, otherwise: 'Pacific/Auckland' },
};

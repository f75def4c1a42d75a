// The layers of the basemap, from the sea upwards.
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BasemapData } from './basemap-data';
import type { MapColors } from './map-colors';

const CREDIT =
  '<a href="https://www.naturalearthdata.com/" target="_blank" rel="noreferrer">Natural Earth</a> · ' +
  '© <a href="https://www.geonames.org/" target="_blank" rel="noreferrer">GeoNames</a> ' +
  '<a href="https://creativecommons.org/licenses/by/4.0/" target="_blank" rel="noreferrer">CC BY 4.0</a>';

/** Suburbs and villages are only labelled from this zoom on. */
const SUBURBS_ZOOM = 9;

export function basemapLayers(colors: MapColors): LayerSpecification[] {
  const { land, water, line, city, suburb } = colors;
  return [
    { id: 'water', type: 'background', paint: { 'background-color': water } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
    {
      id: 'coast',
      type: 'line',
      source: 'land',
      paint: { 'line-color': line, 'line-opacity': 0.6, 'line-width': 0.75 },
    },
    {
      id: 'states',
      type: 'line',
      source: 'states',
      paint: { 'line-color': line, 'line-opacity': 0.6, 'line-dasharray': [4, 3] },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': line, 'line-opacity': 0.6 },
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'places',
      filter: ['<=', ['get', 'zoom'], ['zoom']],
      layout: {
        'text-field': ['get', 'name'],
        // The style has no `glyphs`, so that labels use the page's own fonts.
        'text-font': ['Inter Variable', 'Inter Others', 'sans-serif'],
        'text-size': ['interpolate', ['linear'], ['get', 'zoom'], 3, 14, 7, 12.5, 11, 12],
        'text-max-width': 7,
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: {
        'text-color': ['case', ['<', ['get', 'zoom'], SUBURBS_ZOOM], city, suburb],
        'text-halo-color': land,
        'text-halo-width': 1.5,
      },
    },
  ];
}

export function basemapStyle(data: BasemapData, colors: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: data.land, attribution: CREDIT },
      borders: { type: 'geojson', data: data.borders },
      states: { type: 'geojson', data: data.states },
      places: { type: 'geojson', data: data.places },
    },
    layers: basemapLayers(colors),
  };
}

import type { Map as Renderer, StyleSpecification } from 'maplibre-gl'
import type { CityMapView } from '#hotels/city-map.ts'
import { type Inks, widths } from '#hotels/web/map/map-inks.ts'
import { tileLayers } from '#hotels/web/map/tile-layers.ts'

type Layers = StyleSpecification['layers']

export function groundStyle(city: CityMapView, inks: Inks): StyleSpecification {
  return {
    version: 8,
    sources: {
      ground: { type: 'geojson', data: groundOf(city) },
      ...(city.tiles === null
        ? {}
        : { tiles: { type: 'vector', url: `pmtiles://${new URL(city.tiles, location.href).href}` } }),
    },
    layers: [...groundLayers(inks), ...(city.tiles === null ? drawnLayers(inks) : tileLayers(inks))],
  }
}

/** Anew in the same layers, when day became night. */
export function colourLayers(map: Renderer, inks: Inks): void {
  for (const { id, paint = {} } of [...groundLayers(inks), ...drawnLayers(inks), ...tileLayers(inks)])
    if (map.getLayer(id))
      for (const [name, value] of Object.entries(paint))
        if (name.endsWith('color')) map.setPaintProperty(id, name as 'fill-color', value)
}

function groundLayers(inks: Inks): Layers {
  return [
    { id: 'background', type: 'background', paint: { 'background-color': inks.water } },
    {
      id: 'shallows',
      type: 'line',
      source: 'ground',
      filter: kind('land'),
      paint: { 'line-color': inks.shore, 'line-width': 14, 'line-opacity': 0.35 },
    },
    { id: 'land', type: 'fill', source: 'ground', filter: kind('land'), paint: { 'fill-color': inks.land } },
    { id: 'parks', type: 'fill', source: 'ground', filter: kind('park'), paint: { 'fill-color': inks.park } },
  ]
}

function drawnLayers(inks: Inks): Layers {
  const edge = { 'line-color': inks['street-edge'], 'line-width': widths(4, 20) }
  return [
    {
      id: 'water',
      type: 'fill',
      source: 'ground',
      filter: kind('water'),
      paint: { 'fill-color': inks.water },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'ground',
      filter: kind('river'),
      layout: round,
      paint: { 'line-color': inks.water, 'line-width': widths(5, 34) },
    },
    { id: 'road-edges', type: 'line', source: 'ground', filter: kind('road'), layout: round, paint: edge },
    {
      id: 'street-edges',
      type: 'line',
      source: 'ground',
      filter: kind('street'),
      layout: round,
      paint: edge,
    },
    {
      id: 'roads',
      type: 'line',
      source: 'ground',
      filter: kind('road'),
      layout: round,
      paint: { 'line-color': inks.street, 'line-width': widths(2.5, 16) },
    },
    {
      id: 'streets',
      type: 'line',
      source: 'ground',
      filter: kind('street'),
      layout: round,
      paint: { 'line-color': inks.street, 'line-width': widths(2.5, 16) },
    },
  ]
}

const round = { 'line-cap': 'round', 'line-join': 'round' } as const

function kind(name: string) {
  return ['==', ['get', 'kind'], name] satisfies ['==', ['get', string], string]
}

function groundOf({ land, lines }: CityMapView) {
  const areas = [
    ...land.map((points) => ({ kind: 'land', points })),
    ...lines.filter((line) => isArea(line.kind)),
  ]
  return {
    type: 'FeatureCollection' as const,
    features: [
      ...areas.map(({ kind, points }) =>
        feature(kind, { type: 'Polygon' as const, coordinates: [copied(points)] }),
      ),
      ...lines
        .filter((line) => !isArea(line.kind))
        .map(({ kind, points }) =>
          feature(kind, { type: 'LineString' as const, coordinates: copied(points) }),
        ),
    ],
  }
}

function isArea(name: string): boolean {
  return name === 'water' || name === 'land' || name === 'park'
}

function copied(points: CityMapView['land'][number]): [number, number][] {
  return points.map(([x, y]) => [x, y])
}

function feature<Shape extends object>(name: string, geometry: Shape) {
  return { type: 'Feature' as const, properties: { kind: name }, geometry }
}

import type { StyleSpecification } from 'maplibre-gl'
import { type Inks, widths } from '#hotels/web/map/map-inks.ts'

type Layers = StyleSpecification['layers']

const source = 'tiles'

/** The layers of a Protomaps basemap that an overview needs; its words are left out, the page writes its own. */
export function tileLayers(inks: Inks): Layers {
  return [
    area('tile-parks', { layer: 'landuse', filter: oneOf(green) }, inks.park),
    area('tile-water', { layer: 'water', filter: ['==', ['geometry-type'], 'Polygon'] }, inks.water),
    stroke('tile-rivers', { layer: 'water', filter: ['==', ['geometry-type'], 'LineString'] }, [
      1,
      6,
      inks.water,
    ]),
    area('tile-buildings', { layer: 'buildings', from: 14 }, inks.building),
    stroke('tile-small-edges', { ...small, from: 13 }, [2, 12, inks['street-edge']]),
    stroke('tile-small', { ...small, from: 12 }, [1.2, 9, inks.street]),
    stroke('tile-large-edges', large, [4, 20, inks['street-edge']]),
    stroke('tile-large', large, [2.5, 16, inks.street]),
  ]
}

interface Chosen {
  readonly layer: string
  readonly filter?: readonly unknown[]
  /** zoom */
  readonly from?: number
}

const green = ['park', 'forest', 'wood', 'garden', 'grass', 'golf_course']
const small: Chosen = { layer: 'roads', filter: oneOf(['medium_road', 'minor_road']) }
const large: Chosen = { layer: 'roads', filter: oneOf(['highway', 'major_road']) }

function oneOf(kinds: readonly string[]): readonly unknown[] {
  return ['in', ['get', 'kind'], ['literal', kinds]]
}

function area(id: string, chosen: Chosen, color: string): Layers[number] {
  return { id, type: 'fill', ...part(chosen), paint: { 'fill-color': color } }
}

function stroke(
  id: string,
  chosen: Chosen,
  [far, near, color]: readonly [number, number, string],
): Layers[number] {
  return {
    id,
    type: 'line',
    ...part(chosen),
    paint: { 'line-color': color, 'line-width': widths(far, near) },
  }
}

function part({ layer, filter, from = 0 }: Chosen) {
  return { source, 'source-layer': layer, minzoom: from, ...(filter && { filter: filter as never }) }
}

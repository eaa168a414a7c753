import { addProtocol, Map as Renderer, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { CityMapView } from '#hotels/city-map.ts'
import { type Area, areaOf, mainArea } from '#hotels/map-area.ts'
import { inksOf } from '#hotels/web/map/map-inks.ts'
import { colourLayers, groundStyle } from '#hotels/web/map/map-style.ts'

export interface Located {
  readonly latitude: number
  readonly longitude: number
}

export interface CityMapOpened {
  /** pixels from the left and the top */
  pointOf(place: Located): { readonly x: number; readonly y: number }
  area(): Area
  /** most of them; `shown` once it stands still */
  showAll(places: readonly Located[], shown?: () => void): void
  /** moves until the place is seen */
  bringIn(place: Located): void
  zoomBy(levels: 1 | -1): void
  /** nearer than that no two of them come apart */
  isNearest(): boolean
  /** fits what was wished for anew, once the element has its size */
  settle(): void
  /** by day or by night, as the page is now */
  repaint(): void
  remove(): void
}

export interface MapWish {
  readonly map: CityMapView
  readonly at: readonly Located[]
  readonly area: Area | undefined
  /** `byHand` when a traveller moved it */
  readonly onMove: (byHand: boolean) => void
  readonly onCredit: (text: string) => void
}

const nearest = 17
/** pixels left free around what is shown: pins are tall, and buttons stand in the corners */
const padding = { top: 76, bottom: 72, left: 56, right: 56 }

const fitting = { padding, maxZoom: nearest - 2 }

setWorkerUrl(workerUrl)

/** The field's renderer in an element of the page: ground, water and streets; pins and words are the page's own. */
export async function openMap(element: HTMLElement, wish: MapWish): Promise<CityMapOpened> {
  const { map: city, onMove } = wish
  if (city.tiles !== null) await readTiles(city.tiles, wish.onCredit)
  const [west, south, east, north] = city.box
  const first = boundsOf(wish.area ?? mainArea(wish.at) ?? city.box)
  const map = new Renderer({
    container: element,
    style: groundStyle(city, inksOf(element)),
    bounds: first,
    fitBoundsOptions: fitting,
    maxBounds: [west, south, east, north],
    maxZoom: nearest,
    minZoom: 9,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    boxZoom: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    locale: { 'Map.Title': 'نقشه؛ با کلیدهای جهت جابه‌جا و با + و − نزدیک و دور می‌شود' },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.on('move', ({ originalEvent }) => onMove(originalEvent !== undefined))
  map.on('resize', () => onMove(false))
  return {
    pointOf: ({ latitude, longitude }) => map.project([longitude, latitude]),
    area: () => areaSeen(map),
    showAll: (places, shown) => {
      if (shown) map.once('moveend', shown)
      map.fitBounds(boundsOf(areaOf(places) ?? city.box), { padding, maxZoom: nearest - 0.5 })
    },
    bringIn: ({ latitude, longitude }) => {
      if (!isSeen(map, [longitude, latitude])) map.panTo([longitude, latitude])
    },
    zoomBy: (levels) => void (levels === 1 ? map.zoomIn() : map.zoomOut()),
    isNearest: () => map.getZoom() >= nearest - 1,
    settle: () => {
      map.resize()
      map.fitBounds(first, { ...fitting, animate: false })
    },
    repaint: () => colourLayers(map, inksOf(element)),
    remove: () => map.remove(),
  }
}

function boundsOf([west, south, east, north]: Area): [number, number, number, number] {
  return [west, south, east, north]
}

/** With room for its pin. */
function isSeen(map: Renderer, place: [number, number]): boolean {
  const { x, y } = map.project(place)
  const { clientWidth, clientHeight } = map.getContainer()
  return x > 30 && x < clientWidth - 30 && y > 50 && y < clientHeight - 20
}

function areaSeen(map: Renderer): Area {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

/** `pmtiles://` in the style; who made the tiles stands in them. */
async function readTiles(address: string, onCredit: (text: string) => void): Promise<void> {
  const { PMTiles, Protocol } = await import('pmtiles')
  const protocol = new Protocol()
  addProtocol('pmtiles', protocol.tile)
  const archive = new PMTiles(new URL(address, location.href).href)
  protocol.add(archive)
  const { attribution } = (await archive.getMetadata()) as { readonly attribution?: unknown }
  if (typeof attribution === 'string') onCredit(wordsOf(attribution))
}

function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}

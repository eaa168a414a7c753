import { archiveFault } from '#hotels/server/map-tiles.ts'
import {
  type StaysSettings,
  staysEnvironment,
  staysIn,
} from '#hotels/server/suppliers/duffel-stays/duffel-stays-settings.ts'
import { type Given, type Mode, namesIn } from '#server/given.ts'

export type HotelSupplierSettings = StaysSettings

export interface HotelSettings {
  readonly hotelSuppliers: readonly HotelSupplierSettings[]
  /** the file of the map's tiles; without one a simple map of ours is drawn */
  readonly hotelMapTiles?: string
}

export const hotelEnvironment = staysEnvironment

const readers = { 'duffel-stays': staysIn } as const
const names = ['duffel-stays'] as const satisfies readonly (keyof typeof readers)[]

/**
 * `HOTEL_SUPPLIERS` names them (`none` for none). A demo has all, with simulators unless given an address; production those
 * named. `HOTEL_MAP_TILES` is a PMTiles archive on this machine. Returns every fault in words.
 */
export function hotelSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: HotelSettings; readonly faults: readonly string[] } {
  const wanted = namesIn(given['HOTEL_SUPPLIERS'])
  const strangers = (wanted ?? []).filter((name) => !names.some((one) => one === name))
  const active = wanted ?? (mode === 'demo' ? names : [])
  const tiles = given['HOTEL_MAP_TILES']
  const tilesFault = tiles === undefined ? undefined : archiveFault(tiles)
  const read = names.flatMap((name) => (active.includes(name) ? [readers[name](given, mode)] : []))
  return {
    settings: {
      hotelSuppliers: read.map(({ supplier }) => supplier),
      ...(tiles === undefined ? {} : { hotelMapTiles: tiles }),
    },
    faults: [
      ...strangers.map(
        (name) => `HOTEL_SUPPLIERS: there is no supplier ${name}; there are ${names.join(', ')}`,
      ),
      ...read.flatMap(({ faults }) => faults),
      ...(tilesFault === undefined ? [] : [`HOTEL_MAP_TILES: ${tilesFault}`]),
    ],
  }
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { hotelCalls } from '#hotels/calls.ts'
import type { CityMapView } from '#hotels/city-map.ts'
import { whenInksChange } from '#hotels/web/map/map-inks.ts'
import type { CityMapOpened, MapWish } from '#hotels/web/map/open-map.ts'
import { ask } from '#web/api.ts'

interface Wish extends Pick<MapWish, 'at' | 'area'> {
  readonly cityCode: string
}

export interface CityMapState {
  /** `none`: the browser cannot draw one, or its parts did not come */
  readonly is: 'waiting' | 'drawn' | 'none'
  readonly city: CityMapView | undefined
  readonly map: CityMapOpened | undefined
  /** who made the tiles */
  readonly credit: string
  /** it was moved since the shown part was searched in */
  readonly isMoved: boolean
}

const waiting: CityMapState = { is: 'waiting', city: undefined, map: undefined, credit: '', isMoved: false }

/** Opens the renderer in an element that stays; every movement renders anew. */
export function useCityMap(ground: RefObject<HTMLElement | null>, wish: Wish) {
  const [state, setState] = useState(waiting)
  const [, setFrame] = useState(0)
  const more = (part: Partial<CityMapState>) => setState((now) => ({ ...now, ...part }))
  const wished = useEffectEvent(() => ({
    ...wish,
    onCredit: (credit: string) => more({ credit }),
    onMove: (byHand: boolean) => {
      setFrame((frame) => frame + 1)
      if (byHand) more({ isMoved: true })
    },
  }))
  useEffect(() => {
    const leaving = new AbortController()
    const opening = openIn(ground.current, wished())
    opening.then(
      ({ city, map }) =>
        leaving.signal.aborted ? map.remove() : setState((now) => ({ ...now, is: 'drawn', city, map })),
      () => leaving.signal.aborted || setState((now) => ({ ...now, is: 'none' })),
    )
    const unwatch = whenInksChange(() => void opening.then(({ map }) => map.repaint()).catch(() => undefined))
    leaving.signal.addEventListener('abort', unwatch)
    return () => leaving.abort()
  }, [ground])
  const { map } = state
  useEffect(() => {
    // drawn, its element is another size than the list was
    map?.settle()
    return () => map?.remove()
  }, [map])
  return { ...state, settled: () => more({ isMoved: false }) }
}

type OpeningWish = Wish & Pick<MapWish, 'onMove' | 'onCredit'>

async function openIn(element: HTMLElement | null, { cityCode, ...wish }: OpeningWish) {
  if (element === null || !canDraw()) throw new Error('This browser has no WebGL 2')
  const [city, { openMap }] = await Promise.all([
    ask<typeof hotelCalls.cityMap>('GET /api/hotel-catalog/HotelMap/Cities/{cityCode}', {
      params: { cityCode },
    }),
    import('#hotels/web/map/open-map.ts'),
  ])
  return { city, map: await openMap(element, { ...wish, map: city }) }
}

function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}

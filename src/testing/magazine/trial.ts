import { type Magazine, openMagazine } from '#magazine/server/magazine.ts'
import { serveMagazine } from '#magazine/server/serve-magazine.ts'
import { openMagazineSimulator } from '#simulators/magazine/server.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

export interface MagazineOnTrial extends AsyncDisposable {
  readonly house: TestHouse
  readonly magazine: Magazine
  /** the same house after its site has gone */
  readonly away: Magazine
}

/** Any WordPress that `MAGAZINE_URL` names; else the house's simulator. */
export async function openMagazineTrial(): Promise<MagazineOnTrial> {
  await using opened = new AsyncDisposableStack()
  const house = await openTestHouse()
  opened.defer(house.close)
  house.clock.set(Temporal.Now.instant())
  const { MAGAZINE_URL: url } = process.env
  const simulator = url === undefined ? await openMagazineSimulator({ port: 0 }) : undefined
  if (simulator !== undefined) opened.defer(simulator.close)
  const baseUrl = (url ?? simulator?.url ?? '').replace(/\/+$/, '')
  const at = (address: string) =>
    openMagazine({
      ...house,
      settings: { ...house.settings, magazine: { isSimulator: false, baseUrl: address } },
    })
  const magazine = at(baseUrl)
  serveMagazine(house.app, magazine, house.settings)
  const closing = opened.move()
  return {
    house,
    magazine,
    away: at('http://127.0.0.1:9'),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  }
}

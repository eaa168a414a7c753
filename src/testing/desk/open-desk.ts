import { entranceCalls } from '#desk/entrance-calls.ts'
import { type Desk, openDesk } from '#desk/server/desk.ts'
import { entranceHandlers } from '#desk/server/entrance-handlers.ts'
import { mount } from '#server/mount.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

export interface TestDesk extends AsyncDisposable {
  readonly house: TestHouse
  readonly desk: Desk
}

/** The desk alone, behind its own guard. */
export async function openTestDesk(environment: Record<string, string> = {}): Promise<TestDesk> {
  const house = await openTestHouse({ PORT: '3000', TRUST_PROXY: '127.0.0.1', ...environment })
  const desk = openDesk(house)
  mount(
    house.app,
    { calls: entranceCalls, answers: entranceHandlers(desk, house.settings) },
    {
      visitorOf: desk.guard.ofCall,
      once: async (_what, run) => ({ ...(await run()), replayed: false }),
    },
  )
  return { house, desk, [Symbol.asyncDispose]: () => house.close() }
}

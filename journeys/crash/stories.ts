import { buy, type Diary, newDiary, type Shop } from '../buyer/buy.ts'
import { fareWith, type Scene } from './scene.ts'

/** Prepares whatever must be there before, and answers what is then told. */
export type Story = (scene: Scene, shop: Shop) => Promise<() => Promise<Diary>>

let buyers = 900_000

/** The roads of money: each is told by one buyer alone. */
export const stories = {
  'a ticket bought at the bank': async (scene, shop) => {
    const date = dayOf(scene)
    const fareId = await fareWith(scene, { date, seats: 50 })
    const diary = newDiary(await scene.buyer(++buyers))
    return () => buy(shop, { date, fareId, cards: ['6037990000001234'] }, diary)
  },
} as const satisfies Record<string, Story>

function dayOf({ clock }: Scene): string {
  return clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add({ days: 20 }).toString()
}

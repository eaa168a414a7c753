import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '#server/captcha/chance.ts'
import { Refusal } from '#server/refusal.ts'
import { buy, type Wish } from '../buyer/buy.ts'
import { type Diary, newDiary } from '../buyer/diary.ts'
import { LostPatience, patiently } from '../buyer/wire.ts'
import { choicesOf, habit, weighed } from './habits.ts'
import type { Scene } from './scene.ts'
import { type Ware, wares } from './wares.ts'

export interface Crowd {
  readonly diaries: readonly Diary[]
  /** what the desk wanted to do and was refused */
  readonly refused: readonly string[]
  /** Stops new purchases; those under way have a few more seconds. */
  disperse(): Promise<void>
}

const lastMs = 6000
const patience = { most: 45_000, little: 1500, ofAHundredLittle: 50 }

export async function gather(scene: Scene, size: number, chance: Chance): Promise<Crowd> {
  const sold = await wares(scene)
  const diaries: Diary[] = []
  const refused: string[] = []
  let closesAt = Number.POSITIVE_INFINITY
  const isLeaving = () => performance.now() > closesAt + lastMs
  let number = 0

  function gaveUp(error: unknown): void {
    if (error instanceof Refusal) refused.push(`the desk was refused: ${error.stack ?? error.code}`)
    else if (!(error instanceof LostPatience)) throw error
  }

  async function buyOnAndOn(): Promise<void> {
    while (closesAt === Number.POSITIVE_INFINITY) {
      const diary = newDiary(await scene.buyer(++number))
      diaries.push(diary)
      const forMs = chance.between(0, 100) < patience.ofAHundredLittle ? patience.little : patience.most
      const shop = scene.shop(diary.buyer, patiently(scene.wire.ask, { forMs, isLeaving }))
      await buy(shop, { ...wanted(weighed(chance, sold), chance), ...habit(chance) }, diary).catch(gaveUp)
      await sleep(chance.between(0, 100))
    }
  }

  const all = Promise.all(Array.from({ length: size }, buyOnAndOn))
  return {
    diaries,
    refused,
    async disperse() {
      closesAt = performance.now()
      await all
    },
  }
}

type Wanted = Pick<Wish, 'goods' | 'another' | 'callOff' | 'takesInstead' | 'addsBag' | 'insures'>

function wanted({ cancel, isMoved, ...ware }: Ware, chance: Chance): Wanted {
  if (isMoved) return { ...ware, another: { choices: choicesOf(chance) } }
  return cancel === undefined ? ware : { ...ware, another: { cancel, choices: choicesOf(chance) } }
}

import { flightCalls } from '#flights/calls.ts'
import { type Diary, once, type Shop } from './diary.ts'

const birthDate = { written: '1365/02/04', day: '1986-04-24' } as const

/** A day of birth that was a day wrong; what cannot be corrected stays as it is. */
export async function correct(shop: Shop, diary: Diary): Promise<void> {
  const passenger = { ...diary.buyer.person.form, birthDateFa: birthDate.written }
  const told = await once(shop, diary, {
    line: flightCalls.correct.line,
    body: { orderId: diary.orderId, position: 0, passenger },
  })
  if (told === undefined) return void delete diary.refused
  if (flightCalls.correct.answer.parse(told.data).state === 'done') diary.bornOn = birthDate.day
}

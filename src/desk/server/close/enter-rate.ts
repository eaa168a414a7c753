import { dayTyped } from '#desk/server/close/posted-sheet.ts'
import { type RateJump, rateEntry } from '#desk/server/close/rate-work.ts'
import type { CloseRooms } from '#desk/server/close/rooms.ts'
import { Faults, Refusal } from '#server/refusal.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Typed extends Pick<RateJump, 'currency' | 'rialAUnit' | 'source'> {
  readonly day: string
  readonly reason?: string | undefined
}

/** Holds at once, or is proposed where it is far from the last: then the proposal's number. Refuses RATE_UNREADABLE. */
export async function enterRate(
  { rates, desk, clock }: CloseRooms,
  by: StaffVisitor,
  { day, reason = '', ...typed }: Typed,
): Promise<number | undefined> {
  const rate = { ...typed, setOn: dayTyped(day, clock.now()).toString() }
  try {
    await desk.database.transaction().execute(async (trx) => {
      await rates.set(rate, false, trx)
      await desk.audit.record(trx, by, rateEntry(rate))
    })
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'RATE_JUMPS')) throw error
  }
  if (reason.length < 5) throw new Faults([{ property: 'reason', says: wantsReason }])
  return desk.proposals.propose(by, { kind: 'rate-jump', payload: rate, reason })
}

const wantsReason =
  'بیش از ۲۰ درصد با نرخ پیشین فاصله دارد و نفر دوم باید تأیید کند؛ دلیل را بنویسید، از ۵ تا ۵۰۰ حرف.'

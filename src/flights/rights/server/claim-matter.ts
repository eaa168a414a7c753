import { durationWords } from '#calendar/formatted.ts'
import type { ClaimSubject } from '#flights/claims/claim.ts'
import type { FlightOfRights, Right, RightsEvent } from '#flights/rights/right.ts'
import { dueText, sourceText } from '#flights/rights/right-texts.ts'
import { type LegRights, orderRights } from '#flights/rights/server/order-rights.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { Journey } from '#orders/order.ts'

/** What is claimed of the airline of one direction, and why. */
export interface ClaimMatter {
  readonly journey: Journey
  readonly flight: FlightOfRights
  readonly happened: string
  readonly claimed: readonly { readonly what: string; readonly source: string }[]
}

interface MatterWanted {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
  readonly subject: ClaimSubject
}

/** Refuses ORDER_NOT_FOUND, NOTHING_TO_CLAIM. */
export async function claimMatter(room: Room, wanted: MatterWanted): Promise<ClaimMatter> {
  const { orderId, userId, leg, subject } = wanted
  const rights = (await orderRights(room, orderId, userId)).find((one) => one.leg === leg)
  const owed = rights === undefined ? [] : owedFor(rights, subject)
  const journey = (await room.orders.journeysOf(orderId))[leg]
  if (rights === undefined || owed.length === 0 || journey === undefined) throw refuse('NOTHING_TO_CLAIM')
  return {
    journey,
    flight: rights.flight,
    happened: happenedText(subject, rights.event),
    claimed: owed.map(({ due, source }) => ({ what: dueText(due), source: sourceText(source) })),
  }
}

/** Luggage is claimed for after the flight, a flight by its status; never what we give ourselves. */
export function owedFor({ due, atAirport, hasLeft }: LegRights, subject: ClaimSubject): readonly Right[] {
  if (subject === 'flight') return due.filter(({ by }) => by === 'airline')
  return hasLeft ? atAirport.filter((right) => right.due.kind === 'luggage') : []
}

function happenedText(subject: ClaimSubject, event: RightsEvent | undefined): string {
  if (subject === 'luggage-damaged') return 'بار آسیب دید یا چیزی از آن کم شد'
  if (subject === 'luggage-late') return 'بار با پرواز نرسید'
  if (event?.kind === 'late') return `${durationWords(event.minutes)} تأخیر`
  if (event?.kind === 'early') return `${durationWords(-event.minutes)} زودتر از ساعت بلیت`
  return 'پرواز لغو شد'
}

import { iranZone } from '#calendar/zones.ts'
import { formattedMoment } from '#flights/changes/web/change-texts.ts'
import type { PageRooms } from '#web/page-context.server.ts'

export interface DateRequestOnOrder {
  readonly number: number
  /** «۱۴:۳۰ شنبه ۱۴ آذر» */
  readonly answeredBy: string
  readonly isLate: boolean
  /** a person wrote since */
  readonly isAnswered: boolean
}

type Rooms = Pick<PageRooms['flights'], 'promises' | 'clock'>

/** The last wish for another day that was handed over; undefined without one. */
export async function lastDateRequest(
  { promises, clock }: Rooms,
  orderId: string,
): Promise<DateRequestOnOrder | undefined> {
  const last = (await promises.ofOrder(orderId)).findLast(({ kind }) => kind === 'date-change-answered')
  if (last === undefined || last.task === null) return undefined
  const { task: number, dueAt, keptAt } = last
  return {
    number,
    answeredBy: momentHere(dueAt),
    isLate: Temporal.Instant.compare(dueAt, clock.now()) < 0,
    isAnswered: keptAt !== null,
  }
}

export function momentHere(at: Temporal.Instant): string {
  return formattedMoment(at.toZonedDateTimeISO(iranZone).toPlainDateTime())
}

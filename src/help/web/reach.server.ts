import { type Reach, reachAt } from '#help/reach.ts'
import { callDaysOf } from '#help/web/call-days.server.ts'
import type { PageRooms } from '#web/page-context.server.ts'

type Rooms = Pick<PageRooms['help'], 'help' | 'clock' | 'settings'>

export async function reachNow({ help, clock, settings }: Rooms): Promise<Reach> {
  const now = clock.now()
  const callHours = (await callDaysOf(help, now)).flatMap((day) => day.hours)
  return reachAt(now, {
    hours: help.hours(),
    hoursText: settings.sites.here().brand.contact.hours,
    firstCall: callHours.find(({ isFull }) => !isFull)?.says,
  })
}

import { remindOfClaims } from '#flights/claims/server/remind-of-claims.ts'
import { drainSeats } from '#flights/inventory/server/demand.ts'
import { forgetFlown } from '#flights/inventory/server/forget-flown.ts'
import { forgetUnrequested } from '#flights/inventory/server/forget-unrequested.ts'
import { giveBagsBack } from '#flights/later-bags/server/going-back.ts'
import { settleLaterBags } from '#flights/later-bags/server/settling.ts'
import { learnProtectionRates } from '#flights/protection/server/protection-rates.ts'
import { makePopular } from '#flights/search/server/popular.ts'
import { tellOfDays } from '#flights/search/server/watches/tell-of-days.ts'
import { tellWatchers } from '#flights/search/server/watches/tell-watchers.ts'
import type { Room } from '#flights/server/room.ts'
import { forgetOffers } from '#flights/supplier/server/forgetting.ts'
import { settleSuppliers } from '#flights/supplier/server/settling.ts'
import { remindOfFlights } from '#flights/tickets/server/remind.ts'
import { sendDayMessages } from '#flights/travel-day/server/send-day-messages.ts'
import type { House } from '#server/house.ts'

export interface FlightWork {
  tellWatchers(): Promise<number>
  tellOfDays(): Promise<number>
  remindOfFlights(): Promise<number>
  sendDayMessages(): Promise<number>
  remindOfClaims(): Promise<number>
  drainSeats(): Promise<number>
  settleSuppliers(): Promise<number>
  /** what became of bags after the ticket whose order ended unanswered */
  settleLaterBags(): Promise<number>
  /** of tickets that went back */
  giveBagsBack(ticketOrder: string): Promise<void>
  forgetOffers(): Promise<number>
  /** creates popular days before anybody asks */
  makePopular(): Promise<number>
  forgetFlown(): Promise<number>
  /** days nobody asks for, without orders or watches */
  forgetUnrequested(): Promise<number>
  tellYear(): Promise<void>
  /** what protection costs, from what was given back; returns how many prices changed */
  learnProtectionRates(): Promise<number>
}

export function workOf(room: Room, { jobs }: Pick<House, 'jobs'>): FlightWork {
  const work = {
    tellWatchers: () => tellWatchers(room),
    tellOfDays: () => tellOfDays(room),
    remindOfFlights: () => remindOfFlights(room),
    sendDayMessages: () => sendDayMessages(room),
    remindOfClaims: () => remindOfClaims(room),
    drainSeats: () => drainSeats(room),
    settleSuppliers: () => settleSuppliers(room),
    settleLaterBags: () => settleLaterBags(room),
    giveBagsBack: (ticketOrder: string) => giveBagsBack(room, ticketOrder),
    forgetOffers: () => forgetOffers(room),
    makePopular: () => makePopular(room),
    forgetFlown: () => forgetFlown(room),
    forgetUnrequested: () => forgetUnrequested(room),
    tellYear: () => room.feed.tellYear(),
    learnProtectionRates: () => learnProtectionRates(room),
  }
  jobs.every('flights.protection-rates', '53 1 * * *', async () => void (await work.learnProtectionRates()))
  jobs.every('flights.tell-watchers', '* * * * *', async () => void (await work.tellWatchers()))
  jobs.every('flights.tell-of-days', '*/10 * * * *', async () => void (await work.tellOfDays()))
  jobs.every('flights.remind', '*/5 * * * *', async () => void (await work.remindOfFlights()))
  jobs.every('flights.day-messages', '*/5 * * * *', async () => void (await work.sendDayMessages()))
  jobs.every('flights.remind-of-claims', '13 * * * *', async () => void (await work.remindOfClaims()))
  jobs.every('flights.settle-suppliers', '* * * * *', async () => void (await work.settleSuppliers()))
  jobs.every('flights.settle-later-bags', '* * * * *', async () => void (await work.settleLaterBags()))
  jobs.every('flights.forget-offers', '41 0 * * *', async () => void (await work.forgetOffers()))
  jobs.every('flights.forget-flown', '11 1 * * *', async () => void (await work.forgetFlown()))
  jobs.every('flights.forget-unrequested', '37 * * * *', async () => void (await work.forgetUnrequested()))
  jobs.every('flights.make-popular', '23 * * * *', async () => void (await work.makePopular()))
  jobs.every('flights.drain-seats', '*/10 * * * *', async () => void (await work.drainSeats()))
  return work
}

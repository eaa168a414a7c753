import type { FastifyRequest } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Accounts } from '#accounts/server/accounts.ts'
import type { PersonalData } from '#accounts/server/personal-data.ts'
import type { Agencies } from '#agencies/server/agencies.ts'
import type { AdapterSettings } from '#app/settings.ts'
import type { Content } from '#content/server/content.ts'
import type { Desk } from '#desk/server/desk.ts'
import type { MassRefundQueue } from '#desk/server/mass-refunds/rooms.ts'
import type { Documents } from '#documents/server/documents.ts'
import type { Experiences } from '#experiences/server/experiences.ts'
import type { FlightAndHotel } from '#flight-and-hotel/server/flight-and-hotel.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Funnel } from '#funnel/server/funnel.ts'
import type { Help } from '#help/server/help.ts'
import type { Hotels } from '#hotels/server/hotels.ts'
import type { Insurance } from '#insurance/server/insurance.ts'
import type { Magazine } from '#magazine/server/magazine.ts'
import type { Messages } from '#messages/server/messages.ts'
import type { Disruptions } from '#operations/disruptions.ts'
import type { SupplierAccounts } from '#operations/supplier-accounts.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Payments } from '#payments/server/payments.ts'
import type { RateBook } from '#payments/server/rates/rate-book.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { Refunds } from '#refunds/server/refunds.ts'
import type { Resellers } from '#resellers/server/resellers.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'
import type { RunningJobs } from '#server/jobs.ts'
import type { Readiness } from '#server/readiness.ts'
import type { Status } from '#status/server/status.ts'
import type { Storefront } from '#storefront/server/storefront.ts'
import type { SupplierMonitor } from '#suppliers/server/supplier-monitor.ts'
import type { Support } from '#support/server/support.ts'
import type { Tours } from '#tours/server/tours.ts'
import type { Visas } from '#visas/server/visas.ts'
import type { Wallet } from '#wallet/server/wallet.ts'
import type { Withdrawals } from '#withdrawals/server/withdrawals.ts'

export interface Agency extends House<AdapterSettings> {
  readonly jobs: RunningJobs
  readonly content: Content
  readonly messages: Messages
  readonly accounts: Accounts
  readonly personal: PersonalData
  readonly documents: Documents
  readonly passengers: Passengers
  readonly promises: Promises
  readonly rates: RateBook
  readonly wallet: Wallet
  readonly orders: Orders
  readonly payments: Payments
  readonly agencies: Agencies
  readonly refunds: Refunds
  readonly withdrawals: Withdrawals
  readonly flights: Flights
  readonly hotels: Hotels
  readonly 'flight-and-hotel': FlightAndHotel
  readonly visas: Visas
  readonly tours: Tours
  readonly insurance: Insurance
  readonly experiences: Experiences
  readonly help: Help
  readonly magazine: Magazine
  readonly storefront: Storefront
  readonly support: Support
  readonly resellers: Resellers
  readonly funnel: Funnel
  readonly papers: Papers
  readonly captcha: Captcha
  readonly disruptions: Disruptions
  readonly supplierAccounts: SupplierAccounts
  readonly supplierMonitor: SupplierMonitor
  readonly desk: Desk
  readonly massRefunds: MassRefundQueue
  readonly status: Status
  readonly readiness: Readiness
  /** Puts rooms and visitor into a page's context. */
  furnish(context: RouterContextProvider, build: ServerBuild, request: FastifyRequest): Promise<void>
  close(): Promise<void>
}

export type Rooms = Omit<Agency, 'furnish' | 'close'>

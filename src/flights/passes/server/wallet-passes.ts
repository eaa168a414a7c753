import { importPKCS8, SignJWT } from 'jose'
import { applePass, type PassMoments } from '#flights/passes/apple-pass.ts'
import { googlePasses } from '#flights/passes/google-pass.ts'
import { type PassFlight, passFlights } from '#flights/passes/pass-flight.ts'
import { isOfNow } from '#flights/passes/server/apple-keys.ts'
import { passImages } from '#flights/passes/server/pass-images.ts'
import { passBundle, signedPass } from '#flights/passes/server/sign-pass.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { factsOfTickets } from '#flights/tickets/server/tickets.ts'
import { airportOf } from '#places/airports.ts'

export interface PassWanted {
  readonly orderId: string
  readonly userId: string
  /** by position on the order */
  readonly passenger: number
}

/** Which wallets there are keys for. */
export interface PassesOffered {
  readonly apple: boolean
  readonly google: boolean
}

export interface PassFile {
  readonly type: string
  readonly body: Uint8Array
  readonly fileName: string
}

export function passesOffered({ passes: { apple, google }, clock }: Room): PassesOffered {
  return { apple: apple !== undefined && isOfNow(apple, clock.now()), google: google !== undefined }
}

/** One pass, or of several flights all of them. Refuses NO_PASSES without keys, ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED. */
export async function applePasses(room: Room, wanted: PassWanted): Promise<PassFile> {
  const { apple } = room.passes
  if (apple === undefined || !passesOffered(room).apple) throw refuse('NO_PASSES')
  const { flights, brand } = await flightsOf(room, wanted)
  const now = room.clock.now()
  const images = await passImages(room.sites.ofBrand(brand).brand)
  const passes = await Promise.all(
    flights.map((flight) => {
      const pass = Buffer.from(JSON.stringify(applePass(flight, apple, momentsOf(flight))))
      return signedPass({ 'pass.json': pass, ...images }, apple, now)
    }),
  )
  const name = `flights-${flights[0]?.orderNumber.replaceAll(/\W/g, '')}-${wanted.passenger + 1}`
  const [only] = passes
  return only !== undefined && passes.length === 1
    ? { type: 'application/vnd.apple.pkpass', body: only, fileName: `${name}.pkpass` }
    : {
        type: 'application/vnd.apple.pkpasses',
        body: await passBundle(passes, now),
        fileName: `${name}.pkpasses`,
      }
}

/** Where Google asks to save them. Refuses as `applePasses`. */
export async function googleSaveAddress(room: Room, wanted: PassWanted): Promise<string> {
  const { google } = room.passes
  if (google === undefined) throw refuse('NO_PASSES')
  const { flights } = await flightsOf(room, wanted)
  const claims = { ...googlePasses(flights, google), origins: [room.sites.here().publicUrl] }
  const jwt = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuedAt(Math.floor(room.clock.now().epochMilliseconds / 1000))
    .sign(await importPKCS8(google.privateKey, 'RS256'))
  return `https://pay.google.com/gp/v/save/${jwt}`
}

async function flightsOf(
  room: Room,
  { passenger, ...wanted }: PassWanted,
): Promise<{ readonly flights: readonly PassFlight[]; readonly brand: string | null }> {
  const { facts, positions, brand } = await factsOfTickets(room, wanted)
  const flights = passFlights(facts, { place: positions.indexOf(passenger), position: passenger })
  if (flights.length === 0) throw refuse('TICKETS_REFUNDED')
  return { flights, brand }
}

function momentsOf({ segment: { from, to, departsAt, arrivesAt } }: PassFlight): PassMoments {
  const at = (local: Temporal.PlainDateTime, iata: string) =>
    local
      .toZonedDateTime(airportOf(iata).timeZone)
      .toString({ timeZoneName: 'never', smallestUnit: 'minute' })
  return { departs: at(departsAt, from.iata), over: at(arrivesAt.add({ hours: 24 }), to.iata) }
}

import type { AircraftId } from '#flights/inventory/server/aircraft.ts'

export interface Carrier {
  readonly id: string
  readonly share: number
  /** base airports, with three times as many flights */
  readonly homes: readonly string[]
  readonly fleet: readonly AircraftId[]
  readonly firstNumber: number
  /** price level; 100 is the market's */
  readonly level: number
  readonly checkedKg: number
  readonly classes: { readonly economy: string; readonly business: string }
}

/** Domestic airlines. Shares, fleets and price levels are our estimates. */
export const carriers: readonly Carrier[] = [
  carrier('iran-air', 'IKA THR SYZ', {
    share: 13,
    fleet: ['atr72', 'fokker100', 'a320', 'a300'],
    firstNumber: 211,
    level: 103,
    checkedKg: 30,
    economy: 'YVMQN',
    business: 'J',
  }),
  carrier('mahan', 'THR KER', {
    share: 14,
    fleet: ['rj85', 'a310', 'a300'],
    firstNumber: 1011,
    level: 106,
    checkedKg: 25,
  }),
  carrier('aseman', 'THR SYZ', {
    share: 11,
    fleet: ['atr72', 'fokker100', 'a320'],
    firstNumber: 3701,
    level: 97,
    checkedKg: 20,
    economy: 'YVMHK',
    business: 'D',
  }),
  carrier('iran-airtour', 'MHD THR', {
    share: 8,
    fleet: ['md83', 'a320', 'a300'],
    firstNumber: 911,
    level: 97,
    checkedKg: 20,
  }),
  carrier('qeshm-air', 'GSM BND', {
    share: 8,
    fleet: ['fokker100', 'rj85', 'a320'],
    firstNumber: 1201,
    level: 101,
    checkedKg: 20,
    economy: 'YVMQU',
    business: 'A',
  }),
  carrier('kish-air', 'KIH', {
    share: 8,
    fleet: ['fokker100', 'md83', 'a320'],
    firstNumber: 7011,
    level: 98,
    checkedKg: 20,
  }),
  carrier('zagros', 'ABD AWZ', {
    share: 5,
    fleet: ['md83', 'a320'],
    firstNumber: 4011,
    level: 95,
    checkedKg: 20,
  }),
  carrier('karun', 'AWZ PGU', {
    share: 5,
    fleet: ['fokker100', 'b737'],
    firstNumber: 2601,
    level: 98,
    checkedKg: 20,
  }),
  carrier('caspian', 'THR ABD', {
    share: 5,
    fleet: ['b737', 'md83'],
    firstNumber: 6901,
    level: 95,
    checkedKg: 20,
  }),
  carrier('varesh', 'SRY NSH', { share: 6, fleet: ['b737'], firstNumber: 5801, level: 97, checkedKg: 20 }),
  carrier('meraj', 'THR MHD', {
    share: 6,
    fleet: ['a320', 'a300'],
    firstNumber: 2801,
    level: 102,
    checkedKg: 25,
  }),
  carrier('taban', 'MHD TBZ', {
    share: 6,
    fleet: ['rj85', 'md83', 'b737'],
    firstNumber: 6201,
    level: 96,
    checkedKg: 20,
  }),
  carrier('ata', 'TBZ', {
    share: 6,
    fleet: ['erj145', 'md83', 'a320'],
    firstNumber: 5601,
    level: 97,
    checkedKg: 20,
  }),
  carrier('sepehran', 'SYZ IFN', { share: 5, fleet: ['b737'], firstNumber: 4301, level: 96, checkedKg: 20 }),
  carrier('flypersia', 'SYZ KIH', { share: 4, fleet: ['b737'], firstNumber: 2701, level: 96, checkedKg: 20 }),
  carrier('pouya', 'THR', { share: 3, fleet: ['erj145'], firstNumber: 2301, level: 99, checkedKg: 20 }),
  carrier('yazd-airways', 'AZD', {
    share: 2,
    fleet: ['erj145', 'b737'],
    firstNumber: 2201,
    level: 98,
    checkedKg: 20,
  }),
  carrier('chabahar', 'ZBR ZAH', {
    share: 3,
    fleet: ['fokker100', 'b737'],
    firstNumber: 2401,
    level: 95,
    checkedKg: 20,
    economy: 'YSMVQ',
    business: 'A',
  }),
  carrier('ava', 'THR', { share: 3, fleet: ['b737', 'a320'], firstNumber: 2501, level: 99, checkedKg: 20 }),
]

const byId = new Map(carriers.map((carrier) => [carrier.id, carrier]))

export function carrierOf(id: string): Carrier {
  const carrier = byId.get(id)
  if (carrier === undefined) throw new RangeError(`No domestic carrier ${id}`)
  return carrier
}

type CarrierRow = Omit<Carrier, 'id' | 'homes' | 'classes'> & {
  readonly economy?: string
  readonly business?: string
}

function carrier(
  id: string,
  homes: string,
  { economy = 'YSMVQ', business = 'C', ...rest }: CarrierRow,
): Carrier {
  return { id, homes: homes.split(' '), classes: { economy, business }, ...rest }
}

import type { WorldAircraftId } from '#flights/inventory/server/aircraft.ts'

export interface WorldCarrier {
  readonly id: string
  readonly firstNumber: number
  readonly level: number
  readonly fleet: readonly WorldAircraftId[]
  /** checked baggage in economy; long-haul airlines count pieces */
  readonly checked: { readonly unit: 'Kg' | 'Pc'; readonly value: number }
  readonly sellsLight: boolean
  /** bank times at its base, minutes of the local day; empty: departures all day */
  readonly banks: readonly number[]
}

/** four banks a day for large hubs; smaller ones have fewer */
const fourBanks = [2 * 60 + 15, 8 * 60, 14 * 60 + 15, 20 * 60]
const nightBanks = [60, 7 * 60 + 30, 15 * 60, 21 * 60 + 30]
const dayBanks = [7 * 60, 12 * 60 + 15, 17 * 60, 20 * 60 + 30]

/** Airlines abroad. Fleets, baggage and price levels are our estimates. */
export const worldCarriers: readonly WorldCarrier[] = [
  kg('iran-air', ['a320', 'a300', 'a332'], { firstNumber: 601, level: 100, value: 30 }),
  kg('mahan', ['a310', 'a300', 'a343'], { firstNumber: 41, level: 103, value: 30 }),
  kg('qeshm-air', ['a320', 'a300'], { firstNumber: 2201, level: 97, value: 30 }),
  kg('kish-air', ['md83', 'a320'], { firstNumber: 7101, level: 94, value: 20 }),
  kg('aseman', ['a320', 'b738'], { firstNumber: 581, level: 94, value: 25 }),
  kg('iran-airtour', ['a320', 'a300'], { firstNumber: 1101, level: 94, value: 25 }),
  kg('caspian', ['md83', 'b737'], { firstNumber: 6701, level: 92, value: 20 }),
  kg('varesh', ['b737'], { firstNumber: 1301, level: 92, value: 20 }),
  kg('meraj', ['a320', 'a300'], { firstNumber: 1401, level: 96, value: 30 }),
  kg('taban', ['md83', 'a320'], { firstNumber: 1501, level: 94, value: 25 }),
  kg('ata', ['a320'], { firstNumber: 1601, level: 94, value: 25 }),
  kg('sepehran', ['b737'], { firstNumber: 1701, level: 93, value: 20 }),
  kg('flypersia', ['b737'], { firstNumber: 1801, level: 93, value: 20 }),
  kg('karun', ['b737'], { firstNumber: 1901, level: 94, value: 20 }),
  kg('zagros', ['md83', 'a320'], { firstNumber: 2001, level: 92, value: 20 }),
  kg('yazd-airways', ['b737'], { firstNumber: 2101, level: 94, value: 20 }),
  kg('chabahar', ['b737'], { firstNumber: 2301, level: 93, value: 20 }),
  kg('ava', ['b737', 'a320'], { firstNumber: 2601, level: 94, value: 20 }),
  kg('iraqi-airways', ['b738', 'a320', 'a332', 'b788'], { level: 98, value: 30 }),
  kg('ur-airlines', ['b738'], { level: 94, value: 25 }),
  kg('fly-baghdad', ['b738'], { level: 92, value: 25 }),
  kg('turkish-airlines', ['a321', 'b738', 'b38m', 'a333', 'b789', 'b77w', 'a359'], {
    level: 112,
    value: 30,
    banks: fourBanks,
  }),
  light('pegasus', ['a320Single', 'a321Single'], { level: 84, value: 20, banks: nightBanks }),
  light('ajet', ['b738Single'], { level: 82, value: 20 }),
  kg('emirates', ['a380', 'b77wThree', 'b789', 'a359'], { level: 118, value: 30, banks: fourBanks }),
  light('flydubai', ['b38m', 'b738'], { level: 96, value: 20, banks: fourBanks }),
  light('air-arabia', ['a320Single', 'a321Single'], { level: 84, value: 20, banks: nightBanks }),
  kg('etihad', ['a320', 'b789', 'a359', 'a380'], { level: 112, value: 30, banks: fourBanks }),
  kg('qatar-airways', ['a320', 'b788', 'b77w', 'a359', 'a380'], { level: 118, value: 30, banks: fourBanks }),
  kg('oman-air', ['b38m', 'b738', 'b789'], { level: 100, value: 30, banks: nightBanks }),
  light('salamair', ['a320Single', 'a321Single'], { level: 82, value: 20 }),
  kg('kuwait-airways', ['a320', 'a333', 'b77w'], { level: 98, value: 30, banks: nightBanks }),
  light('jazeera', ['a320Single'], { level: 84, value: 20 }),
  kg('gulf-air', ['a320', 'a321', 'b789'], { level: 102, value: 30, banks: nightBanks }),
  kg('saudia', ['a320', 'a333', 'b77wThree', 'b789'], { level: 104, value: 30, banks: nightBanks }),
  light('flynas', ['a320Single'], { level: 84, value: 20 }),
  kg('azerbaijan-airlines', ['a320', 'e190', 'b788'], { level: 98, value: 23, banks: dayBanks }),
  light('georgian-airways', ['b738'], { level: 92, value: 23 }),
  kg('air-astana', ['a320', 'a321', 'e190'], { level: 102, value: 23, banks: nightBanks }),
  kg('uzbekistan-airways', ['a320', 'a321', 'b788'], { level: 98, value: 23, banks: dayBanks }),
  kg('somon-air', ['b738'], { level: 94, value: 20 }),
  kg('aeroflot', ['a320', 'b738', 'a333', 'b77w'], { level: 102, value: 23, banks: dayBanks }),
  kg('middle-east-airlines', ['a320', 'a321', 'a332'], { level: 104, value: 23, banks: dayBanks }),
  kg('royal-jordanian', ['a320', 'e190', 'b788'], { level: 102, value: 23, banks: dayBanks }),
  pieces('egyptair', ['b738', 'a321', 'a333', 'b789'], { level: 100, value: 2, banks: nightBanks }),
  kg('cham-wings', ['a320'], { level: 92, value: 25 }),
  kg('syrian-air', ['a320'], { level: 92, value: 25 }),
  piecesOrLight('lufthansa', ['a320', 'a321', 'a343', 'a359', 'b789'], {
    level: 120,
    value: 1,
    banks: dayBanks,
  }),
  piecesOrLight('austrian', ['a320', 'e190', 'a321', 'b789'], { level: 114, value: 1, banks: dayBanks }),
  piecesOrLight('aegean', ['a320', 'a321'], { level: 104, value: 1 }),
  piecesOrLight('air-serbia', ['a320', 'e190', 'a332'], { level: 96, value: 1 }),
  piecesOrLight('ita-airways', ['a320', 'a321', 'a332', 'a359'], { level: 106, value: 1 }),
  light('indigo', ['a320Single', 'a321Single'], { level: 78, value: 15 }),
  kg('air-india', ['a320', 'a321', 'b788', 'b77w'], { level: 94, value: 25 }),
  kg('pakistan-international', ['a320', 'b77w'], { level: 90, value: 20 }),
  kg('kam-air', ['b738', 'a343'], { level: 98, value: 25 }),
  kg('ariana', ['b738'], { level: 96, value: 25 }),
  pieces('china-southern', ['a320', 'a321', 'a333', 'b788', 'a359'], {
    level: 96,
    value: 1,
    banks: fourBanks,
  }),
  pieces('air-china', ['a320', 'b738', 'a333', 'b77w'], { level: 98, value: 1, banks: fourBanks }),
  kg('thai', ['a320', 'b788', 'a359', 'b77w'], { level: 100, value: 25, banks: dayBanks }),
  kg('malaysia-airlines', ['b738', 'a333', 'a359'], { level: 96, value: 25, banks: dayBanks }),
]

const byId = new Map(worldCarriers.map((carrier) => [carrier.id, carrier]))

export function worldCarrierOf(id: string): WorldCarrier {
  const carrier = byId.get(id)
  if (carrier === undefined) throw new RangeError(`No carrier abroad ${id}`)
  return carrier
}

interface CarrierRow {
  readonly level: number
  readonly value: number
  readonly firstNumber?: number
  readonly banks?: readonly number[]
}

function kg(
  id: string,
  fleet: readonly WorldAircraftId[],
  { firstNumber = 101, level, value, banks = [] }: CarrierRow,
): WorldCarrier {
  const checked = { unit: 'Kg', value } as const
  return { id, firstNumber, level, fleet, checked, sellsLight: false, banks }
}

function light(id: string, fleet: readonly WorldAircraftId[], row: CarrierRow): WorldCarrier {
  return { ...kg(id, fleet, row), sellsLight: true }
}

function pieces(id: string, fleet: readonly WorldAircraftId[], row: CarrierRow): WorldCarrier {
  return { ...kg(id, fleet, row), checked: { unit: 'Pc', value: row.value } }
}

function piecesOrLight(id: string, fleet: readonly WorldAircraftId[], row: CarrierRow): WorldCarrier {
  return { ...pieces(id, fleet, row), sellsLight: true }
}

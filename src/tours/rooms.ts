import type { Bed } from '#tours/beds.ts'

/** The beds of one room, in the order of its people. */
export type RoomBeds = readonly Bed[]

export const mostRooms = 6
export const mostPeople = 9
const mostInRoom = 4

export const roomTexts = {
  NOBODY: 'دست‌کم یک بزرگسال لازم است.',
  TOO_MANY_PEOPLE: 'حداکثر ۹ مسافر در هر خرید',
  TOO_MANY_ROOMS: 'حداکثر ۶ اتاق در هر خرید',
  ODD_DOUBLE: 'اتاق دوتخته دو بزرگسال می‌خواهد؛ کسی که تنها می‌ماند یک‌تخته می‌پردازد.',
  CHILD_ALONE: 'کودک و نوزاد در اتاق یک بزرگسال می‌مانند.',
  ROOM_IS_FULL: 'در یک اتاق حداکثر ۴ نفر جا می‌شوند؛ اتاق دیگری بگیرید.',
  INFANTS_MORE_THAN_ADULTS: 'تعداد نوزادان نمی‌تواند بیشتر از بزرگسالان باشد.',
} as const
export type RoomFault = keyof typeof roomTexts

export function roomFaults(rooms: readonly RoomBeds[]): readonly RoomFault[] {
  const faults = new Set<RoomFault>(rooms.flatMap(faultsOfRoom))
  if (rooms.length === 0) faults.add('NOBODY')
  if (rooms.length > mostRooms) faults.add('TOO_MANY_ROOMS')
  if (rooms.flat().length > mostPeople) faults.add('TOO_MANY_PEOPLE')
  return [...faults]
}

function faultsOfRoom(room: RoomBeds): readonly RoomFault[] {
  const count = (bed: Bed) => room.filter((one) => one === bed).length
  const [doubles, singles] = [count('double'), count('single')]
  if (doubles + singles === 0) return ['CHILD_ALONE']
  if (!(doubles === 2 && singles === 0) && !(doubles === 0 && singles === 1)) return ['ODD_DOUBLE']
  if (count('infant') > doubles + singles) return ['INFANTS_MORE_THAN_ADULTS']
  return room.length - count('infant') > mostInRoom ? ['ROOM_IS_FULL'] : []
}

export type BedCounts = Readonly<Record<Bed, number>>

/** Rooms for counts of beds: pairs of doubles first, then singles; children are spread over them in turn. */
export function roomsFor(counts: BedCounts): readonly RoomBeds[] {
  const rooms: Bed[][] = []
  for (let left = counts.double; left > 0; left -= 2)
    rooms.push(left === 1 ? ['double'] : ['double', 'double'])
  for (let left = counts.single; left > 0; left -= 1) rooms.push(['single'])
  const young = (['infant', 'child-bed', 'child-no-bed'] as const).flatMap((bed) =>
    Array.from({ length: counts[bed] }, () => bed),
  )
  if (rooms.length === 0 && young.length > 0) rooms.push([])
  young.forEach((bed, place) => rooms[place % rooms.length]?.push(bed))
  return rooms
}

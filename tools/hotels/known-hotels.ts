import { createHash } from 'node:crypto'
import { cityOf } from '#places/airports.ts'
import { table } from '../places/tables.ts'

/** The columns of hotels.tsv that these hotels get, the position aside. */
export interface Known {
  readonly id: string
  readonly name_fa: string
  readonly name_en: string
  readonly stars: string
  readonly area: string
  readonly address: string
  readonly latitude: string
  readonly longitude: string
  readonly art: string
  readonly hours: string
  readonly amenities: string
  readonly cancellation: string
  readonly boards: string
  readonly price_percent: string
  readonly rooms: string
  readonly about: string
}

const hotelColumns = ['city_code', 'district', 'name_fa', 'name_en', 'stars'] as const
const districtColumns = ['city_code', 'name_fa', 'latitude', 'longitude'] as const

interface Level {
  readonly word: string
  readonly amenities: string
  readonly boards: string
  readonly rooms: string
  readonly arts: readonly string[]
}

/** What hotels of so many stars are offered with here; nobody was asked. */
const levels: Readonly<Record<string, Level>> = {
  5: {
    word: 'پنج',
    amenities: 'wifi,parking,pool,gym,spa,restaurant,cafe,air-conditioning',
    boards: 'breakfast,half-board',
    rooms: 'double,twin,family,suite',
    arts: ['tower', 'dome', 'garden'],
  },
  4: {
    word: 'چهار',
    amenities: 'wifi,parking,gym,restaurant,cafe,air-conditioning',
    boards: 'breakfast',
    rooms: 'single,double,twin,triple',
    arts: ['tower', 'court', 'garden'],
  },
  3: {
    word: 'سه',
    amenities: 'wifi,parking,restaurant,air-conditioning',
    boards: 'breakfast',
    rooms: 'single,double,twin,triple',
    arts: ['court', 'garden', 'dome'],
  },
  2: {
    word: 'دو',
    amenities: 'wifi,restaurant,air-conditioning',
    boards: 'breakfast',
    rooms: 'double,twin,triple',
    arts: ['court', 'garden'],
  },
}

/** Hotels of which name, city, district and stars are known; what else a hotel needs is derived of them. */
export function knownHotels(): readonly Known[] {
  const districts = table('districts.tsv', districtColumns, 'hotels')
  const seen = new Map<string, number>()
  return table('known-hotels.tsv', hotelColumns, 'hotels').map((row) => {
    const at = `${row.city_code} ${row.district}`
    const district = districts.find((one) => `${one.city_code} ${one.name_fa}` === at)
    const level = levels[row.stars]
    if (!district || !level)
      throw new Error(`known-hotels.tsv: ${row.name_en}: no district ${at} or no such stars`)
    const before = seen.get(at) ?? 0
    seen.set(at, before + 1)
    const id = `${row.city_code.toLowerCase()}-${slugOf(row.name_en)}`
    return {
      ...row,
      ...besides(district, before),
      id,
      area: row.district,
      address: `${cityOf(row.city_code).name}، ${row.district}`,
      hours: '14:00-12:00',
      ...level,
      art: picked(id, level.arts),
      cancellation: picked(id, ['easy', 'moderate', 'strict']),
      price_percent: String(88 + (numberOf(id) % 25)),
      about: `هتلی ${level.word}‌ستاره در ${row.district}.`,
    }
  })
}

/** thousandths of a degree: hotels of one district are drawn side by side around its middle */
const around = [
  [0, 0],
  [0, 2],
  [2, 0],
  [0, -2],
  [-2, 0],
  [2, 2],
  [-2, -2],
  [2, -2],
] as const

function besides(district: { readonly latitude: string; readonly longitude: string }, before: number) {
  const [north, east] = around[before] ?? [before, before]
  return {
    latitude: (Number(district.latitude) + north / 1000).toFixed(3),
    longitude: (Number(district.longitude) + east / 1000).toFixed(3),
  }
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(/\b(the|hotel|by|at|resort)\b/g, ' ')
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/[ -]+/g, '-')
}

function picked(id: string, from: readonly string[]): string {
  return from[numberOf(id) % from.length] ?? ''
}

function numberOf(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE()
}

import type { DuffelLine } from './lines.ts'
import type { DuffelBrand } from './prices.ts'

const wideBodies: ReadonlySet<string> = new Set(['77W', '359'])

export function formattedCabin({ aircraft: [, code] }: DuffelLine, { cabin }: DuffelBrand): object {
  const isBusiness = cabin === 'business'
  return {
    name: cabin,
    marketing_name: isBusiness ? 'Business' : 'Economy',
    amenities:
      code === '738' ? { wifi: null, seat: null, power: null } : amenities(isBusiness, wideBodies.has(code)),
  }
}

function amenities(isBusiness: boolean, isWide: boolean): object {
  return {
    wifi: { available: true, cost: isBusiness ? 'free' : isWide ? 'free or paid' : 'paid' },
    seat: isBusiness
      ? { pitch: '60', type: 'full_flat_pod' }
      : { pitch: isWide ? '32' : '30', type: 'standard' },
    power: { available: isBusiness || isWide },
  }
}

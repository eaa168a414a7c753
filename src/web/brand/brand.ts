import type { Mark } from '#web/art/marks.ts'

const brandIds = ['parastoo', 'chakavak'] as const
export type BrandId = (typeof brandIds)[number]

/** Layout, type, motion, icons and copy are shared by all brands. */
export type Brand = {
  readonly id: BrandId
  readonly name: string
  readonly mark: Mark
  readonly headline: string
  readonly sub: string
  readonly about: string
  readonly legalVariant: 'agency' | 'partner'
  readonly contact: {
    readonly phone: string
    readonly phoneText: string
    readonly email: string
    readonly hours: string
    readonly address: string
  }
}

export const unknownContact: Brand['contact'] = {
  phone: '',
  phoneText: '',
  email: '',
  hours: '',
  address: '',
}

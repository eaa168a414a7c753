import type { OwnEdition } from '#brands/brand-law.ts'
import type { Zone } from '#calendar/zones.ts'

/** Layout, type, motion and copy are shared by all brands; what differs is a folder (`README.md`). */
export interface Brand {
  /** its folder's name */
  readonly id: string
  readonly name: string
  readonly headline: string
  readonly sub: string
  readonly about: string
  /** paths on a grid of 64 */
  readonly mark: { readonly body: string; readonly throat: string }
  /** address of its own drawing of the first screen; without one the house's, in its colours */
  readonly hero?: string
  /** whose law texts it shows, where it has none of its own */
  readonly legalVariant: 'agency' | 'partner'
  readonly appId: string
  /** the browser's own frame around its pages */
  readonly themeColour: { readonly light: string; readonly dark: string }
  readonly contact: BrandContact
}

export interface BrandContact {
  readonly phone: string
  readonly phoneText: string
  readonly email: string
  readonly hours: string
  readonly address: string
}

/** With what it is told and counted by when somebody answers. */
export interface OfficeContact extends BrandContact {
  readonly mobile?: string
  /** `09:00-24:00`, by `zone` */
  readonly open?: string
  /** the same of Fridays and holidays, or `closed` */
  readonly openDaysOff?: string
  readonly zone: Zone
}

/** With what the server alone draws by. */
export interface WholeBrand extends Omit<Brand, 'hero'> {
  readonly heroDrawing?: BrandDrawing
  readonly contact: OfficeContact
  /** of papers, and of the head of an e-mail */
  readonly inks: { readonly band: string; readonly accent: string; readonly mail: string }
  /** colour roles that are its own, as CSS says them; the others are of the base */
  readonly roles: Readonly<Record<string, string>>
  /** editions of its own law, the newest first */
  readonly law: readonly OwnEdition[]
}

export interface BrandDrawing {
  /** another one has another address */
  readonly address: string
  readonly svg: string
}

/** What a screen is given. */
export function screenBrand(brand: WholeBrand): Brand {
  const { id, name, headline, sub, about, mark, legalVariant, appId, themeColour } = brand
  const { phone, phoneText, email, hours, address } = brand.contact
  const contact = { phone, phoneText, email, hours, address }
  const hero = brand.heroDrawing && { hero: brand.heroDrawing.address }
  return { id, name, headline, sub, about, mark, legalVariant, appId, themeColour, contact, ...hero }
}

export function rolesCss({ id, roles }: Pick<WholeBrand, 'id' | 'roles'>): string {
  const own = Object.entries(roles).map(([role, colour]) => `--${role}:${colour}`)
  return own.length === 0 ? '' : `@layer tokens{:root[data-brand="${id}"]{${own.join(';')}}}`
}

/** Where the settings were not read nobody is named. */
export const unreadBrand: Brand = {
  id: '',
  name: '',
  headline: '',
  sub: '',
  about: '',
  mark: { body: '', throat: '' },
  legalVariant: 'agency',
  appId: '',
  themeColour: { light: '#14246a', dark: '#070c22' },
  contact: { phone: '', phoneText: '', email: '', hours: '', address: '' },
}

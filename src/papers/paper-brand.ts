import type { WholeBrand } from '#brands/brand.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'

export function paperBrand({ name, mark, inks, contact }: WholeBrand): PaperBrand {
  return {
    name,
    mark,
    colours: { band: inks.band, accent: inks.accent },
    phone: contact.phoneText,
    email: contact.email,
    address: contact.address,
    hours: contact.hours,
  }
}

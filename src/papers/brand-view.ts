import { latin, mixed, printable } from '#papers/printable.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'

export type BrandView = PaperBrand

export function brandView(brand: PaperBrand): BrandView {
  return {
    name: printable(brand.name),
    mark: { body: path(brand.mark.body), throat: path(brand.mark.throat) },
    colours: { band: colour(brand.colours.band), accent: colour(brand.colours.accent) },
    phone: latin(brand.phone),
    email: latin(brand.email),
    address: mixed(brand.address),
    hours: printable(brand.hours),
  }
}

export function colour(value: string): string {
  return /^#[0-9a-f]{6}$/iu.test(value) ? value : '#141B3D'
}

function path(value: string): string {
  return value.replaceAll(/[^MLHVCSQTAZmlhvcsqtaz0-9 ,.-]/gu, '')
}

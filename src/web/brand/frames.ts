import type { BrandId } from '#web/brand/brand.ts'

/** What a brand is outside its pages: in the browser's frame around them, and in the shops of apps. */
export interface BrandFrame {
  /** the browser's own frame, by day and by night */
  readonly themeColour: { readonly light: string; readonly dark: string }
  /** by what the shops of Android and iOS know its app */
  readonly appId: string
}

/** Apart from the brands, which every page carries: no page needs these. */
export const frames = {
  parastoo: { themeColour: { light: '#14246a', dark: '#070c22' }, appId: 'example.parastoo.app' },
  chakavak: { themeColour: { light: '#063f42', dark: '#041011' }, appId: 'example.chakavak.app' },
} as const satisfies Record<BrandId, BrandFrame>

import type { BrandId } from '#web/brand/brand.ts'

export interface BrandFrame {
  readonly themeColour: { readonly light: string; readonly dark: string }
  readonly appId: string
}

export const frames = {
  parastoo: { themeColour: { light: '#14246a', dark: '#070c22' }, appId: 'example.parastoo.app' },
  chakavak: { themeColour: { light: '#063f42', dark: '#041011' }, appId: 'example.chakavak.app' },
} as const satisfies Record<BrandId, BrandFrame>

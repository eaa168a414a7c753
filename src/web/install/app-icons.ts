import type { IconShape } from '#web/brand/icon.ts'

export interface AppIcon extends IconShape {
  readonly name: string
  readonly side: number
  /** `maskable`: the system cuts its own shape */
  readonly purpose: 'any' | 'maskable'
}

/** Maskable icons keep a circle of four fifths, so they have more margin. */
export const appIcons = {
  small: { name: 'app-192', side: 192, purpose: 'any', sky: 8, round: 18 },
  large: { name: 'app-512', side: 512, purpose: 'any', sky: 8, round: 18 },
  smallCut: { name: 'app-192-cut', side: 192, purpose: 'maskable', sky: 22, round: 0 },
  largeCut: { name: 'app-512-cut', side: 512, purpose: 'maskable', sky: 22, round: 0 },
  /** rounded by the system, opaque */
  appleTouch: { name: 'apple-touch-180', side: 180, purpose: 'any', sky: 14, round: 0 },
} as const satisfies Record<string, AppIcon>

export function iconPath({ name }: Pick<AppIcon, 'name'>): string {
  return `/icons/${name}.png`
}

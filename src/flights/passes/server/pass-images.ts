import type { PassFiles } from '#flights/passes/server/sign-pass.ts'
import { appIcons } from '#web/install/app-icons.ts'
import { drawIcon } from '#web/server/serve-manifest.ts'

/** By file, in pixels: Apple asks for the icon in three sizes. */
const sides = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo.png': 50, 'logo@2x.png': 100 }

/** The brand's own icon, as its app has it. */
export async function passImages(brand: Parameters<typeof drawIcon>[0]): Promise<PassFiles> {
  const files = Object.entries(sides).map(async ([name, side]) => [
    name,
    await drawIcon(brand, { ...(name.startsWith('icon') ? appIcons.appleTouch : appIcons.large), side }),
  ])
  return Object.fromEntries(await Promise.all(files)) as PassFiles
}

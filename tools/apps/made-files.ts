import type { Brand } from '#brands/brand.ts'
import { readBrands } from '#brands/server/brands.ts'
import { drawIcon } from '#web/server/serve-manifest.ts'

export const brands = [...readBrands().brands.values()]

export const version = { name: '1.0', code: 1 } as const

export const exampleHost = ({ id }: Brand) => `${id}.example`

export async function appFiles(brand: Brand, host: string): Promise<ReadonlyMap<string, string | Buffer>> {
  const icons = `ios/Assets.xcassets/AppIcon-${brand.id}.appiconset`
  return new Map<string, string | Buffer>([
    [`android/${brand.id}/twa-manifest.json`, inJson(twaManifest(brand, host))],
    [`ios/Brands/${brand.id}.xcconfig`, xcconfig(brand, host)],
    [`${icons}/icon.png`, await drawIcon(brand, { side: 1024, sky: 14, round: 0 })],
    [`${icons}/Contents.json`, inJson(iconSet)],
  ])
}

function twaManifest({ id, name, themeColour, appId }: Brand, host: string) {
  return {
    packageId: appId,
    host,
    name,
    launcherName: name,
    display: 'standalone',
    orientation: 'default',
    themeColor: themeColour.light,
    themeColorDark: themeColour.dark,
    navigationColor: themeColour.light,
    navigationColorDark: themeColour.dark,
    backgroundColor: '#fbf8f2',
    startUrl: '/',
    iconUrl: `https://${host}/icons/app-512.png`,
    maskableIconUrl: `https://${host}/icons/app-512-cut.png`,
    webManifestUrl: `https://${host}/manifest.webmanifest`,
    fullScopeUrl: `https://${host}/`,
    splashScreenFadeOutDuration: 200,
    enableNotifications: false,
    fallbackType: 'customtabs',
    minSdkVersion: 23,
    signingKey: { path: './android.keystore', alias: id },
    appVersion: version.name,
    appVersionCode: version.code,
    shortcuts: [],
    features: {},
  }
}

/** `//` starts a comment there, so hosts have no scheme. */
function xcconfig({ id, name, appId }: Brand, host: string): string {
  const settings = {
    PRODUCT_BUNDLE_IDENTIFIER: appId,
    BRAND_NAME: name,
    SITE_HOST: host,
    ASSETCATALOG_COMPILER_APPICON_NAME: `AppIcon-${id}`,
    MARKETING_VERSION: version.name,
    CURRENT_PROJECT_VERSION: version.code,
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('')
}

const iconSet = {
  images: [{ filename: 'icon.png', idiom: 'universal', platform: 'ios', size: '1024x1024' }],
  info: { author: 'xcode', version: 1 },
}

function inJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}

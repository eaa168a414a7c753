import { brandOf } from '#web/brand/brands.ts'
import { frames } from '#web/brand/frames.ts'
import { drawIcon } from '#web/server/serve-manifest.ts'

export type BrandName = keyof typeof frames
export const brandNames = Object.keys(frames) as BrandName[]

export const version = { name: '1.0', code: 1 } as const

export const exampleHost = (brand: BrandName) => `${brand}.example`

export async function appFiles(
  brand: BrandName,
  host: string,
): Promise<ReadonlyMap<string, string | Buffer>> {
  const icons = `ios/Assets.xcassets/AppIcon-${brand}.appiconset`
  return new Map<string, string | Buffer>([
    [`android/${brand}/twa-manifest.json`, inJson(twaManifest(brand, host))],
    [`ios/Brands/${brand}.xcconfig`, xcconfig(brand, host)],
    [`${icons}/icon.png`, await drawIcon(brandOf(brand), { side: 1024, sky: 14, round: 0 })],
    [`${icons}/Contents.json`, inJson(iconSet)],
  ])
}

function twaManifest(brand: BrandName, host: string) {
  const { themeColour, appId } = frames[brand]
  const { name } = brandOf(brand)
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
    signingKey: { path: './android.keystore', alias: brand },
    appVersion: version.name,
    appVersionCode: version.code,
    shortcuts: [],
    features: {},
  }
}

/** `//` starts a comment there, so hosts have no scheme. */
function xcconfig(brand: BrandName, host: string): string {
  const settings = {
    PRODUCT_BUNDLE_IDENTIFIER: frames[brand].appId,
    BRAND_NAME: brandOf(brand).name,
    SITE_HOST: host,
    ASSETCATALOG_COMPILER_APPICON_NAME: `AppIcon-${brand}`,
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

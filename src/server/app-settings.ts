import { type AppVersions, compareVersions, versionShape } from '#server/app-check/versions.ts'

export interface AppSettings {
  /** SHA-256 of the signing certificates, as `keytool` prints them */
  readonly androidCertificates: readonly string[]
  /** Apple team id; undefined without an iOS app */
  readonly appleTeam: string | undefined
  readonly android: AppVersions | undefined
  readonly ios: AppVersions | undefined
}

const certificate = /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/
const team = /^[0-9A-Z]{10}$/

/** `ANDROID_CERTIFICATES`, comma-separated, and `APPLE_TEAM_ID`; without them no app is verified. */
export function appsIn(given: Readonly<Record<string, string | undefined>>): {
  readonly apps: AppSettings
  readonly faults: readonly string[]
} {
  const androidCertificates = (given['ANDROID_CERTIFICATES'] ?? '')
    .split(',')
    .map((one) => one.trim().toUpperCase())
    .filter((one) => one !== '')
  const appleTeam = given['APPLE_TEAM_ID']?.trim()
  const android = versionsIn('ANDROID', given['ANDROID_VERSIONS'], given['ANDROID_SHOP'])
  const ios = versionsIn('IOS', given['IOS_VERSIONS'], given['IOS_SHOP'])
  return {
    apps: { androidCertificates, appleTeam, android: android.versions, ios: ios.versions },
    faults: [
      ...android.faults,
      ...ios.faults,
      ...(androidCertificates.every((one) => certificate.test(one))
        ? []
        : ['ANDROID_CERTIFICATES: must be SHA-256 fingerprints (AA:BB:…), with commas between']),
      ...(appleTeam === undefined || team.test(appleTeam)
        ? []
        : ['APPLE_TEAM_ID: must be ten capital letters and digits']),
    ],
  }
}

/** `2.1.0>=1.4`: the latest, and the oldest that is served; and where it is had. */
function versionsIn(app: string, versions = '', shop = '') {
  if (versions.trim() === '') return { versions: undefined, faults: [] }
  const [latest = '', least = ''] = versions.trim().split('>=')
  const url = shop.trim() || null
  const isRight = versionShape.test(latest) && versionShape.test(least) && compareVersions(least, latest) <= 0
  return {
    versions: { latest, least, url },
    faults: [
      ...(isRight
        ? []
        : [`${app}_VERSIONS: must be like 2.1.0>=1.4, the latest and the oldest that is served`]),
      ...(url === null || URL.parse(url)?.protocol === 'https:'
        ? []
        : [`${app}_SHOP: must be an https address`]),
    ],
  }
}

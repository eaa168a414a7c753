export interface AppSettings {
  /** SHA-256 of the signing certificates, as `keytool` prints them */
  readonly androidCertificates: readonly string[]
  /** Apple team id; undefined without an iOS app */
  readonly appleTeam: string | undefined
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
  return {
    apps: { androidCertificates, appleTeam },
    faults: [
      ...(androidCertificates.every((one) => certificate.test(one))
        ? []
        : ['ANDROID_CERTIFICATES: must be SHA-256 fingerprints (AA:BB:…), with commas between']),
      ...(appleTeam === undefined || team.test(appleTeam)
        ? []
        : ['APPLE_TEAM_ID: must be ten capital letters and digits']),
    ],
  }
}

/** Who makes our apps: what the systems of phones need to see that they are ours. */
export interface AppSettings {
  /** SHA-256 of the certificates that the Android app is signed with, as `keytool` writes them */
  readonly androidCertificates: readonly string[]
  /** Apple's number of whoever signs the iOS app; undefined: there is none */
  readonly appleTeam: string | undefined
}

const certificate = /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/
const team = /^[0-9A-Z]{10}$/

/** `ANDROID_CERTIFICATES`, with commas between, and `APPLE_TEAM_ID`. Without them no app is said to be ours. */
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

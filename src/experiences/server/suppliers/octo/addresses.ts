import type { OctoAccess } from '#experiences/server/suppliers/octo/asking.ts'

/** Files and pictures lie anywhere with https, or at the supplier itself. */
export function isAddressOf({ baseUrl }: Pick<OctoAccess, 'baseUrl'>): (address: string) => boolean {
  const { origin } = new URL(baseUrl)
  return (address) => {
    const url = URL.parse(address)
    return url !== null && (url.protocol === 'https:' || url.origin === origin)
  }
}

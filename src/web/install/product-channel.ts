import { type ProductChannel, productChannelOf } from '#calls/product-channel.ts'
import { earlyNames } from '#web/install/keep-early.ts'

export function productChannelHere(appId: string): ProductChannel {
  return productChannelOf(
    {
      userAgent: navigator.userAgent,
      openedBy: early('openedBy') ?? '',
      isInstalled: isInstalledWindow(),
    },
    appId,
  )
}

/** Standalone display mode, from the start or later. */
export function isInstalledWindow(): boolean {
  return early('isInstalled') !== null || matchMedia('(display-mode: standalone)').matches
}

function early(name: 'openedBy' | 'isInstalled'): string | null {
  try {
    return sessionStorage.getItem(earlyNames[name])
  } catch (error) {
    if (error instanceof DOMException) return null // storage is forbidden
    throw error
  }
}

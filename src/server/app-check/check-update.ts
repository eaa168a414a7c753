import type * as z from 'zod/mini'
import { productChannels } from '#calls/product-channel.ts'
import type { appCheckCalls } from '#server/app-check/calls.ts'
import { type AppVersions, compareVersions, versionShape } from '#server/app-check/versions.ts'

type Asked = z.output<typeof appCheckCalls.checkUpdate.body>
type Told = z.output<typeof appCheckCalls.checkUpdate.answer>

export interface Current {
  /** undefined in development */
  readonly site: string | undefined
  readonly android: AppVersions | undefined
  readonly ios: AppVersions | undefined
}

/** The site brings itself up to date and is never required to; an app older than the least served is. */
export function checkUpdate({ productChannel, version }: Asked, { site, android, ios }: Current): Told {
  if (productChannel === productChannels.web || productChannel === productChannels.pwa)
    return told(site, { isUpdateAvailable: site !== undefined && site !== version })
  if (productChannel === productChannels.app) return told(undefined, {})
  const app = productChannel === productChannels.android ? android : ios
  if (app === undefined || !versionShape.test(version)) return told(app?.latest, { url: app?.url ?? null })
  return told(app.latest, {
    isUpdateAvailable: compareVersions(version, app.latest) < 0,
    isUpdateRequired: compareVersions(version, app.least) < 0,
    url: app.url,
  })
}

function told(currentVersion: string | undefined, more: Partial<Told>): Told {
  return {
    currentVersion: currentVersion ?? null,
    isUpdateAvailable: false,
    isUpdateRequired: false,
    url: null,
    ...more,
  }
}

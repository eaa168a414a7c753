import type * as z from 'zod/mini'
import { productChannels } from '#calls/product-channel.ts'
import type { appCheckCalls } from '#server/app-check/calls.ts'
import { type AppVersions, compareVersions, versionShape } from '#server/app-check/versions.ts'

type UpdateRequest = z.output<typeof appCheckCalls.checkUpdate.body>
type UpdateResponse = z.output<typeof appCheckCalls.checkUpdate.answer>

export interface Current {
  /** undefined in development */
  readonly site: string | undefined
  readonly android: AppVersions | undefined
  readonly ios: AppVersions | undefined
}

/** The site brings itself up to date and is never required to; an app older than the least served is. */
export function checkUpdate(
  { productChannel, version }: UpdateRequest,
  { site, android, ios }: Current,
): UpdateResponse {
  if (productChannel === productChannels.web || productChannel === productChannels.pwa)
    return responseOf(site, { isUpdateAvailable: site !== undefined && site !== version })
  if (productChannel === productChannels.app) return responseOf(undefined, {})
  const app = productChannel === productChannels.android ? android : ios
  if (app === undefined || !versionShape.test(version))
    return responseOf(app?.latest, { url: app?.url ?? null })
  return responseOf(app.latest, {
    isUpdateAvailable: compareVersions(version, app.latest) < 0,
    isUpdateRequired: compareVersions(version, app.least) < 0,
    url: app.url,
  })
}

function responseOf(currentVersion: string | undefined, more: Partial<UpdateResponse>): UpdateResponse {
  return {
    currentVersion: currentVersion ?? null,
    isUpdateAvailable: false,
    isUpdateRequired: false,
    url: null,
    ...more,
  }
}

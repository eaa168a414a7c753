import type { googleCalls } from '#accounts/google-calls.ts'
import { safePath } from '#accounts/safe-path.ts'
import { ask } from '#web/api.ts'

const keptAs = 'google sign-in'

export interface GoogleWay {
  readonly action: 'sign-in' | 'link'
  readonly next: string
}

interface StoredWay extends GoogleWay {
  readonly state: string
}

/** Google redirects back to `/login/google`. Throws Declined. */
export async function goToGoogle(way: GoogleWay): Promise<void> {
  const { url, state } = await ask<typeof googleCalls.startGoogle>('POST /accounts/google/start', {})
  const kept: StoredWay = { ...way, state }
  sessionStorage.setItem(keptAs, JSON.stringify(kept))
  location.assign(url)
}

/** By its state; usable once. */
export function cameFromGoogle(state: string | null): GoogleWay | undefined {
  const kept = storedWay(sessionStorage.getItem(keptAs))
  sessionStorage.removeItem(keptAs)
  if (kept === undefined || state === null || kept.state !== state) return undefined
  return { action: kept.action, next: safePath(kept.next) }
}

function storedWay(text: string | null): StoredWay | undefined {
  try {
    return (JSON.parse(text ?? 'null') as StoredWay | null) ?? undefined
  } catch {
    return undefined // not ours
  }
}

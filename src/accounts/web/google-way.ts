import type { googleCalls } from '#accounts/google-calls.ts'
import { safePath } from '#accounts/safe-path.ts'
import { ask } from '#web/api.ts'

const keptAs = 'google sign-in'

export interface GoogleWay {
  readonly deed: 'sign-in' | 'link'
  readonly next: string
}

interface Kept extends GoogleWay {
  readonly state: string
}

/** Google redirects back to `/login/google`. Throws Declined. */
export async function goToGoogle(way: GoogleWay): Promise<void> {
  const { url, state } = await ask<typeof googleCalls.startGoogle>('POST /accounts/google/start', {})
  const kept: Kept = { ...way, state }
  sessionStorage.setItem(keptAs, JSON.stringify(kept))
  location.assign(url)
}

/** By its state; usable once. */
export function cameFromGoogle(state: string | null): GoogleWay | undefined {
  const kept = keptWay(sessionStorage.getItem(keptAs))
  sessionStorage.removeItem(keptAs)
  if (kept === undefined || state === null || kept.state !== state) return undefined
  return { deed: kept.deed, next: safePath(kept.next) }
}

function keptWay(text: string | null): Kept | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined // not ours
  }
}

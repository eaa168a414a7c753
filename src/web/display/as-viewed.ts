import { type Display, usualDisplay } from '#web/display/display.ts'

let now = usualDisplay

/** What rooms say while a page asks them for it; all else they say as usual. Nothing that waits may be said in it. */
export function asViewed<T>(display: Display, say: () => T): T {
  const before = now
  now = display
  try {
    return say()
  } finally {
    now = before
  }
}

export function viewedNow(): Display {
  return now
}

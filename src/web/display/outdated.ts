import { displayFrom, displayText } from '#web/display/display.ts'
import { displayIn } from '#web/display/display-cookie.ts'

/** Another tab chose otherwise: what the server says from now on is not said as this document says it. */
export function isOutdated(): boolean {
  return displayText(displayFrom(displayIn(document.cookie))) !== document.documentElement.dataset['display']
}

/** Never resolves: what would mix two units is not painted, and the page comes anew. */
export function comesAnew(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

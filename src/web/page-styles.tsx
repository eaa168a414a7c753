import { useState } from 'react'
import { Links as linksOfRouter } from 'react-router'
import { isPageAlive } from '#web/page-alive.ts'
import { type Part, partsOf } from '#web/router-parts.ts'

/**
 * The router's links. A page's styles stay when it is left: a part that comes late on another page counts on them. What such a part has
 * brought already is not put in again: all that is drawn would be laid out anew.
 */
export function PageStyles() {
  const [seen] = useState(() => new Map<string, Part | undefined>())
  for (const link of partsOf(linksOfRouter({}))) {
    const { href = '' } = link.props
    if (!seen.has(href)) seen.set(href, isPageAlive() && isHere(href) ? undefined : link)
  }
  return [...seen.values()]
}

function isHere(href: string): boolean {
  const address = new URL(href, location.href).href
  return [...document.styleSheets].some((sheet) => sheet.href === address)
}

import './product-tabs.css'
import type { KeyboardEvent } from 'react'
import type { To } from 'react-router'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { tabAt } from '#web/ui/tab-moves.ts'

const products = [
  { key: 'domestic', long: 'پرواز ', words: 'داخلی', icon: 'airplane-tilt' },
  { key: 'international', long: 'پرواز ', words: 'خارجی', icon: 'globe-hemisphere-east' },
  { key: 'hotel', long: '', words: 'هتل', icon: 'bed' },
  { key: 'visa', long: '', words: 'ویزا', icon: 'stamp' },
  { key: 'tour', long: '', words: 'تور', icon: 'island' },
] as const

export type Product = (typeof products)[number]['key']

/**
 * What we sell, on a rail of glass over the search panel. Each has a page, so these are links and no tabs, all of them in the order
 * of Tab, before the script and after; the arrows lead from one to the next besides, as among tabs, and Enter opens it.
 */
export function ProductTabs({ chosen, toProduct }: { chosen: Product; toProduct: (product: Product) => To }) {
  return (
    <nav className="product-tabs" aria-label="محصول‌ها">
      {products.map(({ key, long, words, icon }) => {
        const on = key === chosen
        const weight: IconName = `${icon}-${on ? 'fill' : 'duotone'}`
        return (
          <Link
            key={key}
            to={toProduct(key)}
            aria-current={on ? 'page' : undefined}
            preventScrollReset
            onKeyDown={moveFocus}
          >
            {on && <Ogee side="start" />}
            {on && <Ogee side="end" />}
            <Icon name={weight} size="medium" />
            <span>
              <span className="long">{long}</span>
              {words}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])]
  const next = tabAt(event.key, { at: links.indexOf(event.currentTarget), count: links.length })
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

const shoulder = {
  start: 'M30 56C20 56 17 47 15 30C13 12 10 0 0 0V56Z',
  end: 'M0 56C10 56 13 47 15 30C17 12 20 0 30 0V56Z',
}

function Ogee({ side }: { side: keyof typeof shoulder }) {
  return (
    <svg className="ogee" data-side={side} viewBox="0 0 30 56" preserveAspectRatio="none" aria-hidden="true">
      <path d={shoulder[side]} />
    </svg>
  )
}

import './product-tabs.css'
import type { KeyboardEvent } from 'react'
import type { To } from 'react-router'
import { Link } from 'react-router'
import type { ProductTab } from '#calls/product-tab.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { tabAt } from '#web/ui/lists/tab-moves.ts'

interface Props {
  readonly tabs: readonly ProductTab[]
  readonly chosen: string
  readonly toTab: (tab: ProductTab) => To
}

/** Links, not tabs, since each product has a page; arrow keys move between them as well. */
export function ProductTabs({ tabs, chosen, toTab }: Props) {
  return (
    <nav className="product-tabs" aria-label="محصول‌ها">
      {tabs.map((tab) => {
        const { key, long, words, icon } = tab
        const on = key === chosen
        const weight: IconName = `${icon}-${on ? 'fill' : 'duotone'}`
        return (
          <Link
            key={key}
            to={toTab(tab)}
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

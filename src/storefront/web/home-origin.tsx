import type { FocusEvent, KeyboardEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { QuickSearch } from '#flights/responses.ts'
import { searchWith } from '#storefront/web/search-with.ts'
import { Icon } from '#web/ui/icon.tsx'

/** تغییر مبدأ; works without script. */
export function HomeOrigin({ origin, origins }: Pick<QuickSearch, 'origin' | 'origins'>) {
  const [params] = useSearchParams()
  return (
    <details key={origin} className="home-origin">
      <summary {...closing}>
        تغییر مبدأ
        <Icon name="caret-down-bold" size="small" />
      </summary>
      <ul>
        {origins.map(({ code, name }) => (
          <li key={code}>
            <Link
              {...closing}
              to={{ search: searchWith(params, 'from', code) }}
              aria-current={code === origin ? 'true' : undefined}
              preventScrollReset
            >
              {name}
              {code === origin && <Icon name="check-bold" size="small" />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

const closing = {
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const menu = currentTarget.closest('details')
    if (menu?.contains(relatedTarget) === false) menu.open = false
  },
  onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const menu = currentTarget.closest('details')
    if (key !== 'Escape' || menu?.open !== true) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  },
}

import './country-windows.css'
import { Link } from 'react-router'
import { typePath } from '#visas/country-paths.ts'
import type { CountryView } from '#visas/web/country-view.ts'
import { VisaArt } from '#visas/web/visa-art.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly countries: readonly CountryView[]
  readonly toChooser?: boolean
}

export function CountryWindows({ countries, toChooser = false }: Props) {
  return (
    <ul className="country-windows">
      {countries.map(({ code, name, path, isOpen, takes, from }) => (
        <li key={code}>
          <Link className="card" to={toChooser ? typePath(code) : path}>
            <VisaArt country={code} />
            <span className="window-words">
              <b>ویزای {name}</b>
              <small>صدور {takes}</small>
              {isOpen ? <Price from amount={from} /> : <Tag tone="warn">فعلاً صادر نمی‌شود</Tag>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import './promises.css'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

export interface Promised {
  readonly icon: IconName
  readonly title: string
  readonly says: string
}

/** What buying here means, below a search in which nothing was searched yet. */
export function Promises({ all }: { readonly all: readonly Promised[] }) {
  return (
    <ul className="promises">
      {all.map(({ icon, title, says }) => (
        <li key={title} className="card">
          <Icon name={icon} size="medium" />
          <b>{title}</b>
          <small>{says}</small>
        </li>
      ))}
    </ul>
  )
}

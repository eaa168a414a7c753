import './trail.css'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  /** from the widest to the page's own parent */
  readonly above: readonly { readonly to: string; readonly words: string }[]
}

/** Where this page stands: what is above it, the widest first. */
export function Trail({ above }: Props) {
  return (
    <nav className="trail" aria-label="جای این صفحه">
      {above.map(({ to, words }, place) => (
        <Fragment key={to}>
          {place > 0 && <Icon name="caret-left-bold" size="small" />}
          <Link to={to}>{words}</Link>
        </Fragment>
      ))}
    </nav>
  )
}

import './landing-chips.css'
import type { ReactNode } from 'react'

/** Ways on from here, as many chips as there are. */
export function LandingChips({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className="landing-chips" aria-label={label}>
      {children}
    </ul>
  )
}

import type { ReactNode } from 'react'

/** Says at the front door that a shelf is empty. */
export function NothingSold({ children }: { readonly children: ReactNode }) {
  return <p className="wrap nothing-sold">{children}</p>
}

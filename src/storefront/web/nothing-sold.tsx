import type { ReactNode } from 'react'

export function NothingSold({ children }: { readonly children: ReactNode }) {
  return <p className="wrap nothing-sold">{children}</p>
}

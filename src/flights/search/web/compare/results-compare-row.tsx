import type { ReactNode } from 'react'

export function Row({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {children}
    </tr>
  )
}

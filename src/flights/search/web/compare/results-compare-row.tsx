import type { ReactNode } from 'react'

/** One row of the comparison: what is compared, then a cell for each offer. */
export function Row({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {children}
    </tr>
  )
}

/** In place of rows that are not drawn. */
export function RowGap({ height }: { readonly height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nobody is told of it */}
      <td style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  )
}

/** In place of rows that are not drawn. */
export function RowGap({ height }: { readonly height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  )
}

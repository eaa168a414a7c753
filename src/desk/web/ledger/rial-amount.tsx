/** A sum to the rial, its sign on the left. */
export function RialAmount({ amount }: { readonly amount: string }) {
  return <bdi dir="ltr">{amount}</bdi>
}

import type { OrderClaimView } from '#desk/web/orders/claims-view.ts'

/** What its traveller claims of airlines, as far as it was noted. */
export function ClaimsCard({ claims }: { readonly claims: readonly OrderClaimView[] }) {
  if (claims.length === 0) return null
  return (
    <section className="desk-card" aria-label="مطالبه از ایرلاین">
      <h2>مطالبه از ایرلاین</h2>
      <ul className="desk-tasks">
        {claims.map(({ id, says, due }) => (
          <li key={id}>
            <span>
              {says}
              <small>{due}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

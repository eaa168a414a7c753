import type { GapOnPage } from '#desk/web/macros/macros-page.server.ts'

/** What may stand in braces. */
export function GapList({ gaps }: { readonly gaps: readonly GapOnPage[] }) {
  return (
    <details className="desk-macro-gaps">
      <summary>جای‌نگهدارها؛ از سفارش پر می‌شوند</summary>
      <dl>
        {gaps.map(({ name, says }) => (
          <div key={name}>
            <dt dir="ltr">{`{${name}}`}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

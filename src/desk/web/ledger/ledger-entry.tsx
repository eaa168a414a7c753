import { Link, useSearchParams } from 'react-router'
import type { EntryOnPage } from '#desk/web/ledger/ledger-page.server.ts'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { changed } from '#desk/web/orders/columns.ts'
import { persianDigits } from '#money/digits.ts'

/** An entry with all its postings; they make zero. */
export function LedgerEntry({ entry }: { readonly entry: EntryOnPage }) {
  const [params] = useSearchParams()
  const { id, kind, at, memo, orderNumber, postings, total } = entry
  return (
    <section className="desk-panel" aria-labelledby="entry-title">
      <h2 id="entry-title">
        سند {persianDigits(id)}: {kind}
      </h2>
      <small>{at}</small>
      {orderNumber !== undefined && <Link to={`/desk/orders/${orderNumber}`}>سفارش {orderNumber}</Link>}
      <ul>
        {postings.map((posting) => (
          <li key={`${posting.id} ${posting.owner} ${posting.amount}`}>
            <Link to={`?${new URLSearchParams({ class: posting.id, owner: posting.owner })}`}>
              {posting.name}، <bdi>{posting.words}</bdi>
            </Link>
            : <RialAmount amount={posting.amount} /> ریال
          </li>
        ))}
      </ul>
      <p>
        جمع: <RialAmount amount={total} /> ریال
      </p>
      {memo !== '' && (
        <small>
          <bdi>{memo}</bdi>
        </small>
      )}
      <Link to={changed(params, { entry: '' })} data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}

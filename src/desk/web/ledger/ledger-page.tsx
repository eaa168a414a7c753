import './ledger.css'
import { Link, useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { LedgerClasses } from '#desk/web/ledger/ledger-classes.tsx'
import { LedgerEntry } from '#desk/web/ledger/ledger-entry.tsx'
import { LedgerLines } from '#desk/web/ledger/ledger-lines.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { changed } from '#desk/web/orders/columns.ts'
import type { Route } from './+types/ledger-page'

export { loader } from './ledger-page.server.ts'

export default function LedgerPage({ loaderData }: Route.ComponentProps) {
  const { classes, accounts, lines, entry, className = '', isFirst, filter, kinds, days } = loaderData
  const [params] = useSearchParams()
  const next = lines?.next ?? accounts?.next
  const of = changed(params, { entry: '', after: '' }).slice(1)
  return (
    <DeskPage
      title="دفتر"
      sub={<Path className={className} words={lines?.words} />}
      actions={
        <a
          className="button"
          data-kind="line"
          href={`/api/desk/ledger/sheet?${new URLSearchParams({ of })}`}
          download
        >
          خروجی اکسل
        </a>
      }
    >
      <div className="desk-split" data-open={entry ? '' : undefined}>
        <div className="ledger-list">
          {lines && (
            <LedgerLines lines={lines} chosen={entry?.id} filter={filter} kinds={kinds} days={days} />
          )}
          {accounts && (
            <DeskTable
              caption={`حساب‌های ${className}`}
              head={['از آن', 'مانده (ریال)']}
              empty="در این دسته حسابی نیست."
              rows={accounts.rows.map(({ owner, words, balance }) => ({
                key: owner,
                cells: [
                  <Link key="open" to={changed(params, { owner, after: '', entry: '' })}>
                    {words}
                  </Link>,
                  <RialAmount key="balance" amount={balance} />,
                ],
              }))}
            />
          )}
          {classes && <LedgerClasses classes={classes} />}
          <nav className="desk-pages" aria-label="صفحه‌های فهرست">
            {!isFirst && <Link to={changed(params, { after: '', entry: '' })}>صفحهٔ نخست</Link>}
            {next !== undefined && <Link to={changed(params, { after: next, entry: '' })}>صفحهٔ بعد</Link>}
          </nav>
        </div>
        {entry && <LedgerEntry key={entry.id} entry={entry} />}
      </div>
    </DeskPage>
  )
}

/** From all accounts to the one that is open. */
function Path({ className, words }: { readonly className: string; readonly words: string | undefined }) {
  const [params] = useSearchParams()
  if (className === '') return 'همهٔ حساب‌ها و مانده‌شان'
  return (
    <>
      <Link to="?">همهٔ حساب‌ها</Link>
      {'، '}
      {words === undefined ? (
        className
      ) : (
        <>
          <Link to={`?${new URLSearchParams({ class: params.get('class') ?? '' })}`}>{className}</Link>
          {'، '}
          {words}
        </>
      )}
    </>
  )
}

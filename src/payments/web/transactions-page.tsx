import './transactions-page.css'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { persianDigits } from '#money/digits.ts'
import { ToppedUpNote } from '#payments/web/topped-up-note.tsx'
import { FlowFilter } from '#wallet/web/flow-filter.tsx'
import { FlowList } from '#wallet/web/flow-list.tsx'
import { WalletCard } from '#wallet/web/wallet-card.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Route } from './+types/transactions-page'

export { loader } from './transactions-page.server.ts'

const TopUp = lazy(async () => ({ default: (await import('#payments/web/top-up.tsx')).TopUp }))

export default function TransactionsPage({ loaderData }: Route.ComponentProps) {
  const { asked, balance, flows, isFiltered, periods, orders, payment, workbook } = loaderData
  const { name } = useBrand()
  const isEmpty = flows.length === 0
  return (
    <ProfileFrame>
      <title>{`تراکنش‌ها، ${name}`}</title>
      <h1 className="only-spoken">کیف پول و تراکنش‌ها</h1>
      {payment && <ToppedUpNote payment={payment} />}
      <WalletCard balance={balance} isThere />
      <TopUpDoor />
      <section className="transactions" aria-labelledby="transactions">
        <header>
          <h2 id="transactions">تراکنش‌ها</h2>
          {!isEmpty && (
            <a className="button" data-kind="line" data-size="small" href={workbook} download>
              <Icon name="download-simple-bold" />
              خروجی اکسل
            </a>
          )}
        </header>
        {(!isEmpty || isFiltered || asked.page > 1) && (
          <FlowFilter asked={asked} periods={periods} orders={orders} />
        )}
        {isEmpty ? <NoFlows isFiltered={isFiltered || asked.page > 1} /> : <FlowList flows={flows} />}
        <Pages {...loaderData} />
      </section>
    </ProfileFrame>
  )
}

/** Opens by address, so that any page can link to it. */
function TopUpDoor() {
  const [params, setParams] = useSearchParams()
  if (!params.has('topUp')) return null
  const close = () =>
    setParams(
      (before) => {
        before.delete('topUp')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Suspense>
      <TopUp onClose={close} />
    </Suspense>
  )
}

function NoFlows({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="با این انتخاب‌ها تراکنشی نیست"
      actions={
        <LinkButton to="/profile/transactions" kind="line">
          نمایش همهٔ تراکنش‌ها
        </LinkButton>
      }
    >
      زمان، نوع یا سفارش دیگری را انتخاب کنید.
    </EmptyState>
  ) : (
    <EmptyState
      title="تراکنشی ثبت نشده است."
      actions={
        <LinkButton to="/profile/transactions?topUp=1" preventScrollReset icon="plus-bold">
          افزایش موجودی
        </LinkButton>
      }
    >
      هر واریز و برداشت کیف پول شما این‌جا ثبت می‌شود.
    </EmptyState>
  )
}

type PageLinks = Pick<Route.ComponentProps['loaderData'], 'asked' | 'pages' | 'newer' | 'older'>

function Pages({ asked: { page }, pages, newer, older }: PageLinks) {
  if (pages === 1) return null
  return (
    <nav className="transactions-pages" aria-label="صفحه‌های تراکنش‌ها">
      {newer && (
        <LinkButton kind="line" size="small" to={newer}>
          تازه‌ترها
        </LinkButton>
      )}
      <span>
        صفحهٔ {persianDigits(page)} از {persianDigits(pages)}
      </span>
      {older && (
        <LinkButton kind="line" size="small" to={older}>
          قدیمی‌ترها
        </LinkButton>
      )}
    </nav>
  )
}

import './withdraw-page.css'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import type { Withdrawal } from '#withdrawals/calls.ts'
import { mostOf, withdrawalLimits } from '#withdrawals/limits.ts'
import { useLookAgain } from '#withdrawals/web/use-look-again.ts'
import { WithdrawalList } from '#withdrawals/web/withdrawal-list.tsx'
import type { Route } from './+types/withdraw-page'

export { loader } from './withdraw-page.server.ts'

const WithdrawForm = lazy(() => import('#withdrawals/web/withdraw-form.tsx'))

export default function WithdrawPage({ loaderData }: Route.ComponentProps) {
  const { balance, withdrawals } = loaderData
  const { name } = useBrand()
  const [made, setMade] = useState<Withdrawal>()
  const isCancelled = withdrawals.some(({ id, state }) => id === made?.id && state === 'cancelled')
  useLookAgain(withdrawals.some(({ state }) => state === 'requested' || state === 'sent'))
  return (
    <ProfileFrame>
      <title>{`برداشت از کیف پول، ${name}`}</title>
      <div className="withdraw">
        <header>
          <p className="withdraw-way">
            <Link to="/profile/transactions">کیف پول و تراکنش‌ها</Link>
          </p>
          <h1>برداشت از کیف پول</h1>
          <p className="withdraw-balance">
            موجودی{' '}
            <b>
              <bdi dir="ltr">{priceText(balance)}</bdi> {moneyUnit()}
            </b>
          </p>
        </header>
        {made && !isCancelled && <MadeNote made={made} />}
        <Withdraw {...loaderData} onMade={setMade} />
        {withdrawals.length > 0 && <WithdrawalList withdrawals={withdrawals} />}
      </div>
    </ProfileFrame>
  )
}

function MadeNote({ made: { amount, number } }: { readonly made: Withdrawal }) {
  return (
    <Note tone="good" announced>
      برداشت <bdi dir="ltr">{priceText(amount)}</bdi> {moneyUnit()} با کد پیگیری <bdi dir="ltr">{number}</bdi>{' '}
      ثبت شد. خبرش را هم برایتان می‌فرستیم.
    </Note>
  )
}

type Props = Route.ComponentProps['loaderData'] & { readonly onMade: (made: Withdrawal) => void }

/** All in a wallet is the traveller's own money, so all of it may leave: what was paid in, and what came back. */
function Withdraw({ balance, owner, ...rest }: Props) {
  const all = mostOf(balance)
  if (balance === 0)
    return (
      <Note>
        کیف پول شما خالی است. هرچه به آن برگردد یا بیفزایید، از{' '}
        <bdi dir="ltr">{priceText(withdrawalLimits.least)}</bdi> {moneyUnit()} به بالا به حساب بانکی خودتان
        برداشت می‌شود.
      </Note>
    )
  if (all === undefined)
    return (
      <Note>
        از <bdi dir="ltr">{priceText(withdrawalLimits.least)}</bdi> {moneyUnit()} به بالا به حساب بانکی خودتان
        برداشت می‌شود. با کمتر از آن می‌توانید بخشی از خرید بعدی را بپردازید.
      </Note>
    )
  if (owner === undefined)
    return (
      <Note
        tone="warn"
        icon="identification-card-duotone"
        action={
          <LinkButton to="/profile/account" kind="line" size="small">
            نوشتن نام
          </LinkButton>
        }
      >
        پول تنها به حسابی می‌رود که به نام خودتان باشد. نخست نام و نام خانوادگی فارسی خود را بنویسید.
      </Note>
    )
  return (
    <Suspense>
      <WithdrawForm {...rest} balance={balance} all={all} owner={owner} />
    </Suspense>
  )
}

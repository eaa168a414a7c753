import './confirm-money.css'
import { lazy, Suspense } from 'react'
import type { OrderSum } from '#orders/responses.ts'
import type { Shares } from '#orders/web/confirm/confirm-shares.ts'
import { ConfirmVoucher } from '#orders/web/confirm/confirm-voucher.tsx'
import { WalletSwitch } from '#orders/web/confirm/wallet-switch.tsx'

interface Props {
  readonly sum: OrderSum
  readonly shares: Shares
  readonly usesWallet: boolean
  readonly onUseWallet: (uses: boolean) => void
  readonly usesCredit: boolean
  readonly onUseCredit: (uses: boolean) => void
  readonly onSum: (sum: OrderSum) => void
}

/** Seen by agencies' people alone. */
const CreditSwitch = lazy(() => import('#orders/web/confirm/credit-switch.tsx'))

export function ConfirmMoney({ sum, shares, usesWallet, onUseWallet, onSum, ...credit }: Props) {
  return (
    <section className="card checkout-section" aria-labelledby="money-title">
      <h2 id="money-title">{shares.credit > 0 ? 'کیف پول' : 'تخفیف و کیف پول'}</h2>
      {shares.credit === 0 && <ConfirmVoucher sum={sum} onSum={onSum} />}
      <Suspense>
        {sum.onCredit && <CreditSwitch {...credit} offer={sum.onCredit} payable={sum.total - sum.discount} />}
      </Suspense>
      {!credit.usesCredit && (
        <WalletSwitch shares={shares} usesWallet={usesWallet} onUseWallet={onUseWallet} />
      )}
    </section>
  )
}

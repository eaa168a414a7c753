import './confirm-money.css'
import { Link } from 'react-router'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import { missing, type Shares } from '#orders/web/confirm/confirm-shares.ts'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly shares: Shares
  readonly usesWallet: boolean
  readonly onUseWallet: (uses: boolean) => void
}

export function WalletSwitch({ shares, usesWallet, onUseWallet }: Props) {
  return (
    <div className="confirm-wallet">
      <span className="confirm-wallet-sign">
        <Icon name="wallet-duotone" />
      </span>
      {shares.balance > 0 ? (
        <Switch checked={usesWallet} onChange={(event) => onUseWallet(event.target.checked)}>
          <span>
            <b>از موجودی کیف پول استفاده شود</b>
            <small>
              موجودی: <bdi dir="ltr">{priceText(shares.balance)}</bdi> {moneyUnit()}&nbsp;·{' '}
              {remainder(shares, usesWallet)}
            </small>
          </span>
        </Switch>
      ) : (
        <p>
          <b>کیف پول شما خالی است</b>
          <small>
            <Link to="/profile/transactions" discover="none">
              افزایش موجودی
            </Link>
          </small>
        </p>
      )}
    </div>
  )
}

function remainder(shares: Shares, usesWallet: boolean): string {
  const lacks = missing(shares)
  if (lacks === 0) return 'برای همهٔ این خرید کافی است'
  return usesWallet ? `${priceWords(shares.rest)} از درگاه پرداخت می‌شود` : 'باقی از درگاه پرداخت می‌شود'
}

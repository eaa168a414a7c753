import './wallet-card.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { moneyUnit } from '#money/display-unit.ts'
import { Bird } from '#web/art/bird.tsx'
import { IconButton } from '#web/ui/fields/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly balance: string
  /** on the page of transactions there is no need to lead there */
  readonly isThere?: boolean
}

export function WalletCard({ balance, isThere = false }: Props) {
  const [isHidden, setIsHidden] = useState(false)
  return (
    <section className="wallet-card" aria-labelledby="wallet-balance">
      <Bird plain />
      <header>
        <h2 id="wallet-balance">موجودی کیف پول</h2>
        <IconButton
          icon={isHidden ? 'eye-slash' : 'eye'}
          label={isHidden ? 'نمایش موجودی' : 'پنهان کردن موجودی'}
          onClick={() => setIsHidden(!isHidden)}
        />
      </header>
      <p className="wallet-balance">
        {isHidden ? <span>پنهان</span> : <bdi dir="ltr">{balance}</bdi>} <small>{moneyUnit()}</small>
      </p>
      <p className="wallet-words">اگر پرداختی به صدور بلیت نرسد، کل مبلغ همین‌جا برمی‌گردد.</p>
      <p className="wallet-ways">
        <Link to="/profile/transactions?topUp=1" preventScrollReset>
          <Icon name="plus-bold" size="small" />
          افزایش موجودی
        </Link>
        {isThere ? (
          <>
            <Link to="/profile/transactions/withdraw">برداشت</Link>
            <Link to="/proof">گواهی پول مسافران</Link>
          </>
        ) : (
          <Link to="/profile/transactions">تراکنش‌ها</Link>
        )}
      </p>
    </section>
  )
}

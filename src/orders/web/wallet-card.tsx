import './wallet-card.css'
import { useState } from 'react'
import { Bird } from '#web/art/bird.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The balance in toman, behind an eye for who sits in a crowd. */
export function WalletCard({ balance }: { readonly balance: string }) {
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
        {isHidden ? <span>پنهان</span> : <bdi dir="ltr">{balance}</bdi>} <small>تومان</small>
      </p>
      <p className="wallet-words">اگر پرداختی به صدور بلیت نرسد، کل مبلغ همین‌جا برمی‌گردد.</p>
    </section>
  )
}

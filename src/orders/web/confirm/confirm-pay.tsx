import './summary-card.css'
import type { ReactNode } from 'react'
import { changeText, isInRial, priceText, priceWords } from '#money/display-unit.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { OrderDetails, PriceChangeView } from '#orders/responses.ts'
import type { Shares } from '#orders/web/confirm/confirm-shares.ts'
import { TermsCheck, useTerms } from '#orders/web/confirm/confirm-terms-check.tsx'
import { SummaryLine, TotalLine } from '#orders/web/confirm/summary-lines.tsx'
import { Button } from '#web/ui/fields/button.tsx'

interface Props {
  readonly children: ReactNode
  readonly title: string
  readonly promise: string
  readonly shares: Shares
  /** kept of the tickets that it is paid with, rial */
  readonly penalty?: number | undefined
  readonly terms: OrderDetails['terms']
  readonly dearer: PriceChangeView | undefined
  readonly isBusy: boolean
  readonly hasGateway: boolean
  readonly onReadTerms: () => void
  readonly onPay: () => void
  readonly onPayTogether: () => void
}

/** On phones the button stays at the bottom. */
export function ConfirmPay({ children, title, promise, ...props }: Props) {
  const { shares, penalty, dearer, isBusy, hasGateway, onReadTerms, onPay, onPayTogether } = props
  const agreement = useTerms()
  const isAllFromWallet = shares.rest === 0
  return (
    <aside className="checkout-summary" aria-label={`${title} و پرداخت`}>
      <section className="card summary-card" data-logged="">
        <h2>{title}</h2>
        {children}
        {dearer === undefined ? <Payable shares={shares} penalty={penalty} /> : <NewTotal dearer={dearer} />}
        <TermsCheck {...agreement} edition={props.terms} onRead={onReadTerms} />
        <div className="confirm-bar">
          <Button
            kind="commit"
            size="large"
            block
            icon="shield-check-fill"
            busy={isBusy && (isAllFromWallet ? 'در حال پرداخت…' : 'در حال رفتن به درگاه…')}
            disabled={dearer !== undefined || !(hasGateway || isAllFromWallet)}
            onClick={() => agreement.isAgreed() && onPay()}
          >
            {wordsFor({ dearer, isAllFromWallet, isFree: isFree(shares), hasGateway, ...shares })}
          </Button>
        </div>
        {shares.credit === 0 && dearer === undefined && (
          <Button
            kind="ghost"
            block
            icon="users"
            disabled={isBusy}
            onClick={() => agreement.isAgreed() && onPayTogether()}
          >
            با دیگران می‌پردازم
          </Button>
        )}
        <p className="summary-foot">{promise}</p>
      </section>
    </aside>
  )
}

function wordsFor(at: {
  readonly dearer: PriceChangeView | undefined
  readonly isAllFromWallet: boolean
  readonly isFree: boolean
  readonly hasGateway: boolean
  readonly rest: number
  readonly onCredit: number
}): string {
  if (at.dearer !== undefined) return 'اول قیمت جدید را بپذیرید'
  if (at.isFree) return 'تأیید نهایی، بدون پرداخت'
  if (at.onCredit > 0) return 'تأیید نهایی و خرید روی اعتبار'
  if (at.isAllFromWallet) return 'تأیید نهایی و پرداخت از کیف پول'
  return at.hasGateway ? `پرداخت ${priceWords(at.rest)}` : 'درگاه فعالی نیست'
}

function isFree({ credit, wallet, rest, onCredit }: Shares): boolean {
  return credit > 0 && wallet === 0 && rest === 0 && onCredit === 0
}

function Payable({ shares, penalty = 0 }: Pick<Props, 'shares' | 'penalty'>) {
  const { discount, credit, wallet, rest } = shares
  const paid = rest > 0 ? rest : wallet + shares.onCredit
  return (
    <>
      {discount > 0 && <Less words="تخفیف" amount={discount} />}
      {credit > 0 && <Less words={creditWords(penalty)} amount={credit} />}
      {wallet > 0 && rest > 0 && <Less words="از کیف پول" amount={wallet} />}
      <TotalLine words={totalWords(shares)} total={paid} />
      {!isInRial() && (
        <p className="summary-rial">
          <span>معادل به ریال</span>
          <span>
            <bdi dir="ltr">{inRial(rial(paid))}</bdi> ریال
          </span>
        </p>
      )}
    </>
  )
}

function creditWords(penalty: number): string {
  return penalty > 0 ? `بلیت فعلی، پس از ${priceWords(penalty)} جریمه` : 'بهای بلیت فعلی'
}

function totalWords(shares: Shares): string {
  if (shares.rest > 0) return 'مبلغ قابل پرداخت'
  if (shares.onCredit > 0) return 'خرید روی اعتبار'
  return isFree(shares) ? 'می‌پردازید' : 'پرداخت از کیف پول'
}

function Less({ words, amount }: { readonly words: string; readonly amount: number }) {
  return (
    <SummaryLine words={words}>
      <bdi dir="ltr" data-saving="">
        −{priceText(amount)}
      </bdi>
    </SummaryLine>
  )
}

function NewTotal({ dearer }: { readonly dearer: PriceChangeView }) {
  return (
    <>
      <SummaryLine words="اختلاف قیمت جدید">
        <bdi dir="ltr">{changeText(dearer.difference)}</bdi>
      </SummaryLine>
      <TotalLine words="جمع با قیمت جدید" total={dearer.new} />
    </>
  )
}

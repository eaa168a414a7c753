import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import { ShareRing } from '#orders/web/together/share-ring.tsx'
import { ShareRow } from '#orders/web/together/share-row.tsx'
import { TimeLeft } from '#orders/web/together/time-left.tsx'
import type { SplitSeen, TogetherView } from '#orders/web/together/together-page.server.ts'
import { useSplit } from '#orders/web/together/use-split.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props extends Omit<TogetherView, 'split'> {
  readonly split: SplitSeen
}

export function SplitStatus(props: Props) {
  const { split, until, untilWords } = props
  const { revalidate } = useRevalidator()
  const isOpen = split.state === 'open'
  return (
    <>
      <section className="card together-card together-top" aria-label="چقدر مانده است">
        <ShareRing paid={split.shares.map(({ paidAt }) => paidAt !== null)} />
        <div>
          <small>{split.left === 0 ? 'همهٔ مبلغ رسید' : 'مانده'}</small>
          <p className="together-left">
            <b dir="ltr">{priceText(split.left)}</b> {moneyUnit()}
          </p>
          {isOpen && <TimeLeft until={until} words={untilWords} onEnd={() => void revalidate()} />}
        </div>
      </section>
      <output className="only-spoken">{`${split.shares.filter(({ paidAt }) => paidAt !== null).length} سهم پرداخت شد`}</output>
      <section className="card together-card" aria-labelledby="shares">
        <h2 id="shares">{headOf(split)}</h2>
        <ul className="share-rows">
          {split.shares.map((share) => (
            <ShareRow
              key={share.shareId}
              share={share}
              host={split.host}
              isOpen={isOpen}
              orderId={split.orderId}
            />
          ))}
        </ul>
      </section>
      {isOpen ? <Open {...props} /> : <Ended {...props} />}
    </>
  )
}

function headOf({ shares }: SplitSeen): string {
  const [first] = shares
  const isEqual = shares.every(({ amount }) => first !== undefined && Math.abs(amount - first.amount) < 20)
  if (shares.length === 1 || first === undefined) return 'لینک پرداخت'
  return isEqual ? `سهم هر نفر، ${priceWords(shares.at(-1)?.amount ?? 0)}` : 'سهم‌ها'
}

function Open({ split, balance, held }: Props) {
  const { close, payFromWallet, busy, declined, stepUpDialog } = useSplit(split.orderId)
  const [isClosing, setClosing] = useState(false)
  const next = split.shares.find(({ paidAt }) => paidAt === null)
  return (
    <>
      <p className="together-promise">
        <Icon name="shield-check-fill" />
        {held} تا همان وقت نگه داشته می‌شود. اگر همهٔ سهم‌ها نرسد، بلیتی صادر نمی‌شود و پول هر کس به کارت خودش
        برمی‌گردد، تا ۷۲ ساعت؛ آنچه درگاه به کارت برنگرداند به کیف پول می‌رود. استرداد بعد از صدور به شما می‌رسد.
      </p>
      <RefusalNote says={declined} />
      {next !== undefined && (
        <div className="together-own">
          <Link to={new URL(next.address).pathname}>
            سهم {next.label} را هم من می‌دهم، <bdi dir="ltr">{priceText(next.amount)}</bdi>
          </Link>
          {balance >= next.amount && (
            <Button
              kind="tonal"
              icon="wallet"
              busy={busy === 'wallet' && 'در حال پرداخت…'}
              onClick={() => void payFromWallet(next.shareId)}
            >
              از کیف پول
            </Button>
          )}
        </div>
      )}
      {isClosing ? (
        <Note
          tone="warn"
          action={
            <Button kind="bad" busy={busy === 'close' && 'در حال لغو…'} onClick={() => void close()}>
              لغو پرداخت گروهی
            </Button>
          }
        >
          لینک‌ها بسته می‌شود و پولِ پرداخت‌شده برمی‌گردد. سفارش می‌ماند و می‌توانید خودتان بپردازید.
        </Note>
      ) : (
        <Button kind="ghost" onClick={() => setClosing(true)}>
          لغو پرداخت گروهی
        </Button>
      )}
      {stepUpDialog}
    </>
  )
}

function Ended({ split, paymentPath }: Props) {
  const isGoingBack = split.shares.some(({ returning }) => returning > 0)
  if (split.state === 'paid' && split.orderStatus !== 'failed')
    return (
      <>
        <Note tone="good" announced>
          همهٔ سهم‌ها رسید و سفارش پرداخت شد.
        </Note>
        <LinkButton size="large" block to={paymentPath}>
          دیدن سفارش
        </LinkButton>
      </>
    )
  return (
    <>
      <Note tone="warn" announced>
        {split.state === 'paid'
          ? 'سفارش صادر نشد.'
          : 'این پرداخت گروهی به پایان رسید و سفارش با آن پرداخت نشد.'}{' '}
        {isGoingBack ? 'پول‌ها در راه برگشت است.' : 'هر چه پرداخت شده بود برگشت.'}
      </Note>
      <LinkButton size="large" block to={paymentPath}>
        دیدن سفارش
      </LinkButton>
    </>
  )
}

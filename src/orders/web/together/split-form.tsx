import { type SubmitEvent, useState } from 'react'
import { parsePrice } from '#money/amount-input.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import { rial } from '#money/rial.ts'
import { equalShares, splitLimits } from '#orders/split.ts'
import type { TogetherView } from '#orders/web/together/together-page.server.ts'
import { useSplit } from '#orders/web/together/use-split.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Props = Pick<TogetherView, 'orderId' | 'total' | 'names' | 'untilWords'>
type Way = 'one' | 'several'

export function SplitForm({ orderId, total, names, untilWords }: Props) {
  const { make, busy, declined, stepUpDialog } = useSplit(orderId)
  const [way, setWay] = useState<Way>(names.length > 1 ? 'several' : 'one')
  const form = useShares(total, names)
  const shares = way === 'one' ? [{ label: form.rows[0]?.label ?? '', amount: total }] : form.shares
  const fault = form.hasTried ? faultOf(shares, total, form.host) : undefined

  function submit(event: SubmitEvent) {
    event.preventDefault()
    form.setTried(true)
    if (faultOf(shares, total, form.host) === undefined) void make({ host: form.host, shares })
  }
  return (
    <form className="together-form" onSubmit={submit} noValidate>
      <section className="card together-card" aria-labelledby="who-pays">
        <h2 id="who-pays">چه کسی می‌پردازد؟</h2>
        <Segmented<Way>
          label="چه کسی می‌پردازد"
          block
          value={way}
          onChange={setWay}
          options={[
            { value: 'one', words: 'یک نفر، همه را' },
            { value: 'several', words: 'هر کس سهم خودش' },
          ]}
        />
        <TextField
          label="نام شما، آن‌طور که پرداخت‌کننده می‌شناسد"
          value={form.host}
          maxLength={splitLimits.name}
          onChange={({ currentTarget }) => form.setHost(currentTarget.value)}
        />
        {way === 'one' ? <Payer {...form} /> : <Rows {...form} />}
        <p className="together-sum">
          مبلغ سفارش <b>{priceWords(total)}</b>
        </p>
      </section>
      <Note>
        تا {untilWords} فرصت هست. اگر همهٔ مبلغ تا آن وقت نرسد، بلیتی صادر نمی‌شود و پول هر کس به کارتش
        برمی‌گردد؛ اگر درگاهش به کارت برنگرداند، به کیف پول خودش اگر وارد شده باشد و وگرنه به کیف پول شما
        می‌رود. استرداد بعد از صدور به شما می‌رسد.
      </Note>
      <RefusalNote says={fault ?? declined} />
      <Button
        type="submit"
        size="large"
        block
        icon="share-network-bold"
        busy={busy === 'make' && 'در حال ساختن…'}
      >
        {way === 'one' ? 'ساختن لینک پرداخت' : `ساختن ${persianDigits(shares.length)} لینک پرداخت`}
      </Button>
      {stepUpDialog}
    </form>
  )
}

interface Row {
  readonly label: string
  readonly amount: string
}

function useShares(total: number, names: readonly string[]) {
  const first = names.slice(0, splitLimits.most)
  const [rows, setRows] = useState(() => rowsOf(total, first.length > 1 ? first : [...first, 'همسفر ۲']))
  const [host, setHost] = useState(names[0]?.split(' ')[0] ?? '')
  const [hasTried, setTried] = useState(false)
  const change = (place: number, row: Partial<Row>) =>
    setRows((before) => before.map((one, n) => (n === place ? { ...one, ...row } : one)))
  return {
    rows,
    host,
    setHost,
    hasTried,
    setTried,
    total,
    shares: exact(rows, total),
    rename: (place: number, label: string) => change(place, { label }),
    price: (place: number, amount: string) => change(place, { amount }),
    setMany: (many: number) =>
      setRows((before) =>
        rowsOf(
          total,
          Array.from(
            { length: many },
            (_, n) => before[n]?.label ?? names[n] ?? `همسفر ${persianDigits(n + 1)}`,
          ),
        ),
      ),
  }
}

function rowsOf(total: number, labels: readonly string[]): readonly Row[] {
  return equalShares(rial(total), labels.length).map((amount, n) => ({
    label: labels[n] ?? '',
    amount: priceText(amount),
  }))
}

/** What is less than a toman cannot be typed in toman: the first one takes it. */
function exact(rows: readonly Row[], total: number) {
  const shares = rows.map(({ label, amount }) => ({ label: label.trim(), amount: parsePrice(amount) ?? 0 }))
  const left = total - shares.reduce((sum, { amount }) => sum + amount, 0)
  return shares.map((share, n) =>
    n === 0 && left > 0 && left < 10 ? { ...share, amount: share.amount + left } : share,
  )
}

function Payer({ rows, rename }: ReturnType<typeof useShares>) {
  return (
    <TextField
      label="نام پرداخت‌کننده"
      value={rows[0]?.label ?? ''}
      maxLength={splitLimits.name}
      onChange={({ currentTarget }) => rename(0, currentTarget.value)}
    />
  )
}

function Rows({ rows, rename, price, setMany }: ReturnType<typeof useShares>) {
  return (
    <>
      <div className="together-many" role="group" aria-label="تعداد سهم‌ها">
        <span>{persianDigits(rows.length)} سهم</span>
        <Button kind="line" disabled={rows.length <= 2} onClick={() => setMany(rows.length - 1)}>
          یکی کمتر
        </Button>
        <Button
          kind="line"
          disabled={rows.length >= splitLimits.most}
          onClick={() => setMany(rows.length + 1)}
        >
          یکی بیشتر
        </Button>
      </div>
      <ol className="together-rows">
        {rows.map(({ label, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a share is its place
          <li key={place}>
            <TextField
              label={`نام سهم ${persianDigits(place + 1)}`}
              value={label}
              maxLength={splitLimits.name}
              onChange={({ currentTarget }) => rename(place, currentTarget.value)}
            />
            <TextField
              ltr
              inputMode="numeric"
              label={`مبلغ سهم ${persianDigits(place + 1)}، ${moneyUnit()}`}
              value={amount}
              onChange={({ currentTarget }) => price(place, currentTarget.value)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function faultOf(
  shares: readonly { readonly label: string; readonly amount: number }[],
  total: number,
  host: string,
): string | undefined {
  if (host.trim() === '') return 'نام خودتان را بنویسید.'
  if (shares.some(({ label }) => label === '')) return 'نام هر پرداخت‌کننده را بنویسید.'
  const left = total - shares.reduce((sum, { amount }) => sum + amount, 0)
  if (left > 0) return `${priceWords(left)} از مبلغ سفارش در هیچ سهمی نیست.`
  return left < 0 ? `جمع سهم‌ها ${priceWords(-left)} بیش از مبلغ سفارش است.` : undefined
}

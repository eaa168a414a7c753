import { type FormEvent, useEffect, useRef, useState } from 'react'
import { priceText } from '#money/display-unit.ts'
import type { OrderSum } from '#orders/responses.ts'
import { useVoucher } from '#orders/web/confirm/use-voucher.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly sum: OrderSum
  readonly onSum: (sum: OrderSum) => void
}

export function ConfirmVoucher({ sum, onSum }: Props) {
  const voucher = useVoucher(sum.orderId, onSum)
  const [code, setCode] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useFocusAfter(sum.voucher, place)
  function submit(event: FormEvent) {
    event.preventDefault()
    voucher.apply(code)
  }
  return (
    <div ref={place} className="confirm-voucher" aria-live="polite">
      {sum.voucher === null ? (
        <form noValidate onSubmit={submit}>
          <input type="hidden" name="orderId" value={sum.orderId} />
          <TextField
            ltr
            label="کد تخفیف"
            error={voucher.fault}
            name="voucher"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
            value={code}
            onChange={(event) => {
              setCode(event.target.value)
              voucher.forgive()
            }}
          />
          <Button type="submit" kind="tonal" busy={voucher.isBusy && 'در حال بررسی…'}>
            اعمال
          </Button>
        </form>
      ) : (
        <div className="confirm-voucher-taken">
          <Icon name="seal-check-fill" />
          <div>
            <b>
              <bdi dir="ltr">{sum.voucher}</bdi>
            </b>
            <small>کد تخفیف اعمال شد</small>
          </div>
          <bdi dir="ltr" className="confirm-voucher-amount">
            −{priceText(sum.discount)}
          </bdi>
          <Button kind="ghost" size="small" busy={voucher.isBusy && 'در حال حذف…'} onClick={voucher.remove}>
            حذف
          </Button>
          {voucher.fault !== undefined && (
            <p className="field-words" data-tone="bad">
              {voucher.fault}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function useFocusAfter(voucher: string | null, place: { readonly current: HTMLElement | null }) {
  const before = useRef(voucher)
  useEffect(() => {
    if (before.current === voucher) return
    before.current = voucher
    place.current?.querySelector<HTMLElement>('[name=voucher], button')?.focus()
  }, [voucher, place])
}

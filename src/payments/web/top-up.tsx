import './top-up.css'
import { type SubmitEvent, useState } from 'react'
import { priceSpoken } from '#money/amount-in-words.ts'
import { parsePrice } from '#money/amount-input.ts'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import { topUpLimits } from '#payments/top-up.ts'
import { firstActive, GatewayChoice } from '#payments/web/gateway-choice.tsx'
import { useGateways } from '#payments/web/use-gateways.ts'
import { useGoingToBank } from '#payments/web/use-going-to-bank.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Chip } from '#web/ui/fields/chip.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

const presets = [2_000_000, 5_000_000, 10_000_000, 20_000_000]
const tooSmall = () => `کمترین مبلغ افزایش موجودی ${priceWords(topUpLimits.least)} است.`

export function TopUp({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [wanted, setWanted] = useState<number>()
  const amount = parsePrice(typed)
  const isEnough = amount !== undefined && amount >= topUpLimits.least
  const { gateways, failed } = useGateways(isEnough ? amount : undefined)
  const { go, isBusy, declined } = useGoingToBank('top up')
  const chosen = gateways?.some(({ id, isActive }) => isActive && id === wanted)
    ? wanted
    : firstActive(gateways ?? [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isEnough && chosen !== undefined) void go({ topUp: { amount }, gatewayId: chosen })
  }
  return (
    <Modal open onClose={onClose} title="افزایش موجودی">
      <form className="top-up" onSubmit={submit} noValidate>
        <AmountField typed={typed} onType={setTyped} error={hasTried && !isEnough && tooSmall()} />
        {gateways ? (
          <GatewayChoice gateways={gateways} chosen={chosen} onChoose={setWanted} />
        ) : (
          <Waiting failed={failed} />
        )}
        {declined && (
          <Note tone="bad" announced>
            {declined}
          </Note>
        )}
        <Button type="submit" kind="commit" size="large" block busy={isBusy && 'در حال رفتن به بانک…'}>
          {isEnough ? (
            <>
              پرداخت <bdi dir="ltr">{priceText(amount)}</bdi> {moneyUnit()}
            </>
          ) : (
            'رفتن به درگاه پرداخت'
          )}
        </Button>
      </form>
    </Modal>
  )
}

interface AmountProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly error: string | false
}

function AmountField({ typed, onType, error }: AmountProps) {
  const amount = parsePrice(typed)
  return (
    <>
      <div className="top-up-presets" role="group" aria-label="مبلغ‌های آماده">
        {presets.map((preset) => (
          <Chip key={preset} on={preset === amount} onClick={() => onType(priceText(preset))}>
            <bdi dir="ltr">{priceText(preset)}</bdi>
          </Chip>
        ))}
      </div>
      <TextField
        label={`مبلغ به ${moneyUnit()}`}
        ltr
        inputMode="numeric"
        autoComplete="off"
        data-first-focus
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => amount !== undefined && onType(priceText(amount))}
        hint={amount === undefined ? `دست‌کم ${priceWords(topUpLimits.least)}` : priceSpoken(amount)}
        error={error}
      />
    </>
  )
}

function Waiting({ failed }: { readonly failed: string | undefined }) {
  return failed === undefined ? (
    <Skeleton width="100%" height="68px" radius="16px" />
  ) : (
    <Note tone="bad" announced>
      {failed}
    </Note>
  )
}

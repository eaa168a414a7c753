import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { priceText } from '#money/display-unit.ts'
import { DatedSteps } from '#web/ui/calendar/dated-steps.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Withdrawal } from '#withdrawals/calls.ts'

const WithdrawalCancel = lazy(() => import('#withdrawals/web/withdrawal-cancel.tsx'))

export function WithdrawalList({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) {
  const [isCancelling, setIsCancelling] = useState<Withdrawal>()
  const { revalidate } = useRevalidator()
  return (
    <section className="withdrawals" aria-labelledby="withdrawals">
      <h2 id="withdrawals">برداشت‌های شما</h2>
      <ol aria-labelledby="withdrawals">
        {withdrawals.map((one) => (
          <li key={one.id} className="card withdrawal">
            <WithdrawalBody withdrawal={one} onCancel={() => setIsCancelling(one)} />
          </li>
        ))}
      </ol>
      <Suspense>
        {isCancelling && (
          <WithdrawalCancel
            withdrawal={isCancelling}
            onClose={() => {
              setIsCancelling(undefined)
              void revalidate()
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

const states = {
  requested: { words: 'ثبت شد', tone: 'warn' },
  sent: { words: 'در راه حساب شما', tone: 'warn' },
  arrived: { words: 'به حسابتان نشست', tone: 'good' },
  returned: { words: 'به کیف پول برگشت', tone: 'bad' },
  cancelled: { words: 'لغو شد', tone: 'plain' },
} as const satisfies Record<Withdrawal['state'], object>

interface BodyProps {
  readonly withdrawal: Withdrawal
  readonly onCancel: () => void
}

function WithdrawalBody({ withdrawal, onCancel }: BodyProps) {
  const { number, amount, account, state, reference, steps } = withdrawal
  const { words, tone } = states[state]
  return (
    <>
      <header>
        <h3>
          <Price amount={priceText(amount)} />
        </h3>
        <Tag tone={tone}>{words}</Tag>
      </header>
      <p className="withdraw-words">
        کد پیگیری <b className="ltr">{number}</b>
        {'\u00a0· '}
        {account}
        {reference && (
          <>
            {'\u00a0· '}شمارهٔ بانک <bdi dir="ltr">{reference}</bdi>
          </>
        )}
      </p>
      <DatedSteps steps={steps} isCountedDown />
      {state === 'requested' && (
        <Button kind="line" size="small" aria-label={`لغو برداشت ${number}`} onClick={onCancel}>
          لغو برداشت
        </Button>
      )}
    </>
  )
}

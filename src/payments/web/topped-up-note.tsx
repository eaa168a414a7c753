import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { moneyUnit } from '#money/display-unit.ts'
import { failedPayment } from '#payments/failed-payment.ts'
import type { ToppedUp } from '#payments/web/topped-up.server.ts'
import { Note } from '#web/ui/states/note.tsx'

const askEveryMs = 3000

export function ToppedUpNote({ payment }: { readonly payment: ToppedUp }) {
  useLookingAgain(payment.is === 'waiting')
  if (payment.is === 'waiting')
    return (
      <Note tone="info" announced>
        بانک هنوز نتیجهٔ پرداخت را نگفته است. این صفحه خودش تازه می‌شود.
      </Note>
    )
  if (payment.is === 'captured')
    return (
      <Note tone="good" announced>
        <bdi dir="ltr">{payment.amount}</bdi> {moneyUnit()} به کیف پول شما اضافه شد.
        {payment.reference && (
          <>
            {' '}
            شمارهٔ مرجع بانک <bdi dir="ltr">{payment.reference}</bdi>
          </>
        )}
      </Note>
    )
  return payment.otherAmount === undefined ? (
    <Note tone="bad" announced>
      {payment.bankSays?.says ?? failedPayment.says}
      {payment.bankSays?.isCancelled !== true && ` ${failedPayment.comesBack}.`}
    </Note>
  ) : (
    <Note tone="warn" announced>
      بانک مبلغ دیگری گرفت: <bdi dir="ltr">{payment.otherAmount}</bdi> {moneyUnit()} به کیف پول شما اضافه شد.
    </Note>
  )
}

function useLookingAgain(isWaiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return undefined
    const looking = setInterval(() => void revalidate(), askEveryMs)
    return () => clearInterval(looking)
  }, [isWaiting, revalidate])
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DateRequestOnPage } from '#flights/changes/web/date-request/date-request-on-page.server.ts'
import { DateRequestOpen } from '#flights/changes/web/date-request/date-request-open.tsx'
import { supportPath } from '#orders/support-path.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { woken } from '#web/woken.tsx'

const DateRequestForm = woken(
  async () => (await import('#flights/changes/web/date-request/date-request-form.tsx')).DateRequestForm,
)

/** What a person changes: the wish that waits, or the form of one. */
export function DateRequest({ request }: { readonly request: DateRequestOnPage }) {
  const { orderId, last, directions } = request
  const [isMade, setMade] = useState(false)
  if (last?.isAnswered === false)
    return (
      <Landing isMade={isMade}>
        <DateRequestOpen orderId={orderId} request={last} />
      </Landing>
    )
  return (
    <>
      {last !== undefined && (
        <Note tone="good" action={<ToConversation orderId={orderId} />}>
          همکار ما به درخواست شمارهٔ <span className="ltr">{last.number}</span> رسیدگی کرد؛ گفتگوی همین سفارش
          را ببینید.
        </Note>
      )}
      {directions.length === 0 ? (
        <Note tone="warn" action={<ToConversation orderId={orderId} />}>
          تا پرواز وقتی برای پرسیدن از فروشنده نمانده است؛ همین حالا با پشتیبانی تماس بگیرید.
        </Note>
      ) : (
        <DateRequestForm request={request} onMade={() => setMade(true)} waiting={<Waiting />} />
      )}
    </>
  )
}

function ToConversation({ orderId }: { readonly orderId: string }) {
  return (
    <LinkButton kind="tonal" size="small" to={supportPath(orderId)}>
      گفتگو
    </LinkButton>
  )
}

interface LandingProps {
  readonly isMade: boolean
  readonly children: ReactNode
}

/** What was asked for is read where the form was, by keyboard and by ear. */
function Landing({ isMade, children }: LandingProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isMade) ref.current?.focus()
  }, [isMade])
  return (
    <section ref={ref} tabIndex={-1} aria-label="درخواست تغییر تاریخ" className="date-request-open">
      {children}
    </section>
  )
}

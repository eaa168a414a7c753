import '#desk/web/refunds/refunds.css'
import './acting.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { CodeSteps } from '#desk/web/acting/code-steps.tsx'
import { DateForm } from '#desk/web/acting/date-form.tsx'
import type { DatesOnPage } from '#desk/web/acting/movable.server.ts'
import { NamesForm } from '#desk/web/acting/names-form.tsx'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { GiveBackForm } from '#desk/web/refunds/give-back-form.tsx'
import type { OrderRefund } from '#desk/web/refunds/order-refund-page.server.ts'
import { type QuotedChoice, RefundChoice } from '#desk/web/refunds/refund-choice.tsx'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/acting-page'

export { loader } from './acting-page.server.ts'

export default function ActingPage({ loaderData }: Route.ComponentProps) {
  const { number, acting, refund, people, dates } = loaderData
  return (
    <DeskPage
      title={`به‌جای مسافر در سفارش ${number}`}
      sub={<Link to={`/desk/orders/${number}`}>بازگشت به سفارش</Link>}
    >
      <CodeSteps of={loaderData} />
      {acting.state === 'open' && (
        <>
          <GivingBack order={refund} />
          {dates !== undefined && <Dates number={number} dates={dates} />}
          <NamesForm number={number} people={people} />
        </>
      )}
    </DeskPage>
  )
}

function Dates({ number, dates }: { readonly number: string; readonly dates: DatesOnPage }) {
  const { movable, unmovable } = dates
  return (
    <>
      <DateForm number={number} directions={movable} />
      {unmovable.length > 0 && (
        <div className="desk-acting">
          {unmovable.map((words) => (
            <Note key={words} tone="warn">
              تغییر تاریخ، {words}
            </Note>
          ))}
        </div>
      )}
    </>
  )
}

function GivingBack({ order }: { readonly order: OrderRefund }) {
  const [quoted, setQuoted] = useState<QuotedChoice>()
  if (order.refusal !== undefined) return <Note tone="warn">استرداد: {order.refusal}</Note>
  return (
    <div className="desk-split" data-open="">
      <RefundChoice
        order={order}
        onQuoted={setQuoted}
        line="POST /api/desk/orders/{number}/acting/refund-quote"
      />
      {quoted !== undefined && (
        <GiveBackForm
          key={JSON.stringify(quoted)}
          order={order}
          quoted={quoted}
          line="POST /api/desk/orders/{number}/acting/refund"
        />
      )}
    </div>
  )
}

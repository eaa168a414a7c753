import './order-page.css'
import { Link } from 'react-router'
import type { StatusTexts } from '#orders/face.ts'
import { supportPath } from '#orders/support-path.ts'
import { StatusTag } from '#orders/web/order/status-tag.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly orderId: string
  readonly title: string
  readonly standing: StatusTexts
  readonly orderNumber: string
  readonly theirs: { readonly says: string; readonly number: string | null }
}

export function OrderHead({ orderId, title, standing, orderNumber, theirs }: Props) {
  const { name } = useBrand()
  return (
    <>
      <title>{`سفارش ${orderNumber}، ${name}`}</title>
      <header className="order-head">
        <Link className="order-back" to="/profile/my-travels">
          <Icon name="arrow-right" />
          سفرهای من
        </Link>
        <Link className="order-back order-support" to={supportPath(orderId)}>
          <Icon name="chat-circle-dots-duotone" />
          گفتگو دربارهٔ این سفارش
        </Link>
        <div className="order-title">
          <h1>{title}</h1>
          <StatusTag {...standing} />
        </div>
        <p>
          شمارهٔ سفارش <b className="ltr">{orderNumber}</b>
          {theirs.number && (
            <>
              {' '}
              &nbsp;· {theirs.says} <b className="ltr">{theirs.number}</b>
            </>
          )}
        </p>
      </header>
    </>
  )
}

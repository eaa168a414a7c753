import { Link } from 'react-router'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'

export function OrderTerms({ terms }: Pick<SharedTexts, 'terms'>) {
  if (terms === null) return null
  return (
    <p className="order-soft">
      قوانین این سفارش:{' '}
      <Link to={terms.path}>
        نسخهٔ {terms.version}، از {terms.since}
      </Link>
    </p>
  )
}

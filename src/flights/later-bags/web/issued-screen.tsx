import '#orders/web/sharing/voucher-screen.css'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { IssuedScreen, type IssuedScreenProps } from '#orders/web/payment/issued-screen.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface IssuedBags {
  readonly ticketOrder: string
  readonly route: string
  readonly bags: readonly { readonly name: string; readonly words: string }[]
}

export default function BagsIssuedScreen({ shown, issued, title }: IssuedScreenProps<IssuedBags>) {
  return (
    <IssuedScreen shown={shown} title={title}>
      <div className="card voucher-stay">
        <Icon name="suitcase-rolling" size="large" />
        <h2>{issued.route}</h2>
        {issued.bags.map(({ name, words }) => (
          <p key={name}>
            {name}: {words} بار اضافه
          </p>
        ))}
        <p>روی بلیت همان مسافر نوشته شده است.</p>
      </div>
      <div className="ticket-papers">
        <LinkButton to={flightOrderPath(issued.ticketOrder)}>بلیت و جزئیات</LinkButton>
        <LinkButton to={shown.orderPath} kind="line">
          جزئیات این سفارش
        </LinkButton>
      </div>
    </IssuedScreen>
  )
}

import './offers-beside.css'
import { useId, useState } from 'react'
import type { Call } from '#calls/call.ts'
import type { OfferBeside } from '#orders/offer-beside.ts'
import { OfferAction } from '#orders/web/offers/offer-action.tsx'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly orderId: string
  readonly offers: readonly OfferBeside[]
}

export function OffersBeside({ orderId, offers }: Props) {
  return offers.map((offer) => <Offer key={offer.declineLine} orderId={orderId} offer={offer} />)
}

function Offer({ orderId, offer }: { readonly orderId: string; readonly offer: OfferBeside }) {
  const titleId = useId()
  const [is, setIs] = useState<'open' | 'busy' | 'failed' | 'declined'>('open')
  if (is === 'declined') return null
  async function decline() {
    setIs('busy')
    try {
      await ask<Call>(offer.declineLine, { body: { orderId } })
      setIs('declined')
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setIs('failed')
    }
  }
  return (
    <section className="card offer-beside" aria-labelledby={titleId}>
      <Icon name="umbrella-duotone" size="large" />
      <div>
        <h2 id={titleId}>{offer.title}</h2>
        <p>{offer.says}</p>
        {is === 'failed' && (
          <Note tone="bad" announced>
            ثبت نشد؛ دوباره بزنید.
          </Note>
        )}
      </div>
      {offer.price !== null && (
        <p>
          <Price amount={offer.price} />
          <small>{offer.priceSays}</small>
        </p>
      )}
      <div className="offer-beside-acts">
        {offer.actionCall === undefined ? (
          <LinkButton to={offer.to} kind="tonal">
            {offer.action}
          </LinkButton>
        ) : (
          <OfferAction words={offer.action} call={offer.actionCall} />
        )}
        <Button kind="ghost" busy={is === 'busy' && 'در حال ثبت…'} onClick={() => void decline()}>
          لازم ندارم
        </Button>
      </div>
    </section>
  )
}

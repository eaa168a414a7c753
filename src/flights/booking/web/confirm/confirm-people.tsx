import type { OrderedLeg, Traveller } from '#flights/booking/order-response.ts'
import { editPath } from '#flights/booking/web/confirm/confirm-path.ts'
import { directionWords } from '#orders/direction-words.ts'
import type { ConfirmedOrder } from '#orders/web/confirm/use-confirm.ts'
import { AGE_GROUPS } from '#passengers/age.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'

const groupOf = { Adult: 'adult', Child: 'child', Infant: 'infant' } as const

interface Props {
  readonly travellers: readonly Traveller[]
  readonly legs: readonly OrderedLeg[]
  readonly order: ConfirmedOrder['order']
  readonly isEditable: boolean
}

export function ConfirmPeople({ travellers, legs, order, isEditable }: Props) {
  return (
    <section className="card checkout-section" aria-labelledby="people-title">
      <div className="confirm-head">
        <h2 id="people-title">مسافران</h2>
        <small>
          شمارهٔ سفارش <bdi dir="ltr">{order.orderNumber}</bdi>
        </small>
        {isEditable && (
          <LinkButton to={editPath(order.orderId)} kind="ghost" size="small" icon="pencil-simple-bold">
            ویرایش <span className="only-spoken">مسافران و تماس</span>
          </LinkButton>
        )}
      </div>
      <ul className="confirm-people">
        {travellers.map(({ paxType, fullName, fullNameLatin, nationalCode, passportNumber }, place) => (
          <li key={passportNumber ?? nationalCode}>
            <span className="initial" aria-hidden="true">
              {fullName[0]}
            </span>
            <div>
              <b>{fullName}</b>
              <small>
                <bdi dir="ltr" lang="en">
                  {fullNameLatin}
                </bdi>
              </small>
            </div>
            <div className="confirm-document">
              <span>{groupWords(legs, paxType, place)}</span>
              <span>
                <span className="only-spoken">{passportNumber === null ? 'کد ملی' : 'گذرنامهٔ'} </span>
                <bdi dir="ltr">{passportNumber ?? nationalCode}</bdi>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** «نوزاد، در برگشت کودک»: a birthday between directions. */
function groupWords(legs: readonly OrderedLeg[], paxType: Traveller['paxType'], place: number): string {
  const changed = legs.filter(({ paxTypes }) => (paxTypes[place] ?? paxType) !== paxType)
  const later = changed.map(
    ({ leg, paxTypes }) =>
      `در ${directionWords(legs, leg)} ${AGE_GROUPS[groupOf[paxTypes[place] ?? paxType]].name}`,
  )
  return [AGE_GROUPS[groupOf[paxType]].name, ...later].join('، ')
}

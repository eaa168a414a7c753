import type { Traveller } from '#flights/answered.ts'
import { AGE_GROUPS } from '#passengers/age.ts'

const groupOf = { Adult: 'adult', Child: 'child', Infant: 'infant' } as const

interface Props {
  readonly travellers: readonly Traveller[]
  readonly orderNumber: string
}

/** Who travels, as it will stand on the tickets. */
export function ConfirmPeople({ travellers, orderNumber }: Props) {
  return (
    <section className="card checkout-section" aria-labelledby="people-title">
      <div className="confirm-head">
        <h2 id="people-title">مسافران</h2>
        <small>
          شمارهٔ سفارش <bdi dir="ltr">{orderNumber}</bdi>
        </small>
      </div>
      <ul className="confirm-people">
        {travellers.map(({ paxType, fullName, fullNameLatin, nationalCode }) => (
          <li key={nationalCode}>
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
              <span>{AGE_GROUPS[groupOf[paxType]].name}</span>
              <span>
                <span className="only-spoken">کد ملی </span>
                <bdi dir="ltr">{nationalCode}</bdi>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

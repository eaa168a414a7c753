import type { VisaTracked } from '#visas/responses.ts'
import { visaEditPath } from '#visas/web/order-paths.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'

interface Props {
  readonly applicants: VisaTracked['applicants']
  readonly order: { readonly orderId: string; readonly orderNumber: string }
}

export function VisaApplicants({ applicants, order: { orderId, orderNumber } }: Props) {
  return (
    <section className="card checkout-section" aria-labelledby="people-title">
      <div className="confirm-head">
        <h2 id="people-title">متقاضی‌ها و مدارک</h2>
        <small>
          شمارهٔ سفارش <bdi dir="ltr">{orderNumber}</bdi>
        </small>
        <LinkButton to={visaEditPath(orderId)} kind="ghost" size="small" icon="pencil-simple-bold">
          ویرایش <span className="only-spoken">متقاضی‌ها، مدارک و تماس</span>
        </LinkButton>
      </div>
      <ul className="confirm-people">
        {applicants.map(({ applicant, name, papers }) => (
          <li key={applicant}>
            <span className="initial" aria-hidden="true">
              {name[0]}
            </span>
            <div>
              <b>{name}</b>
              <small>{papers.map((paper) => paper.name).join('\u00a0· ')}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

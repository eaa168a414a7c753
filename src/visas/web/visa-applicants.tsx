import type { VisaTracked } from '#visas/responses.ts'

interface Props {
  readonly applicants: VisaTracked['applicants']
  readonly orderNumber: string
}

export function VisaApplicants({ applicants, orderNumber }: Props) {
  return (
    <section className="card checkout-section" aria-labelledby="people-title">
      <div className="confirm-head">
        <h2 id="people-title">متقاضی‌ها و مدارک</h2>
        <small>
          شمارهٔ سفارش <bdi dir="ltr">{orderNumber}</bdi>
        </small>
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

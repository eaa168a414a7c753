import type { RightsText, RightText } from '#flights/rights/rights-texts.ts'
import { Icon } from '#web/ui/icon.tsx'

export function OrderRights({ rights }: { readonly rights: readonly RightsText[] }) {
  return rights.map((one) => <RightsOfLeg key={one.leg} {...one} />)
}

function RightsOfLeg({ leg, direction, byUs, byAirline, letter, atAirport }: RightsText) {
  const name = `rights-${leg}`
  const of = direction === '' ? '' : `، ${direction}`
  return (
    <section className="card order-part order-rights" aria-labelledby={name}>
      <h2 id={name}>حق شما{of}</h2>
      {byUs.length > 0 && <Rights title="ما انجام می‌دهیم" rights={byUs} />}
      {byAirline.length > 0 && <Rights title="ایرلاین بدهکار است" rights={byAirline} />}
      {letter !== undefined && (
        <>
          <p className="order-soft">
            نامه را امضا کنید و به ایرلاین بدهید. تصمیم با ایرلاین است و ما از سوی او قولی نمی‌دهیم.
          </p>
          <a className="button" data-kind="line" href={letter} download>
            <Icon name="download-simple-bold" />
            <span>دریافت نامهٔ مطالبه</span>
          </a>
        </>
      )}
      {atAirport.length > 0 && (
        <details>
          <summary>اگر در فرودگاه پیش آمد</summary>
          <ul>
            {atAirport.map(({ id, when, what, source }) => (
              <li key={id}>
                <b>{when}:</b> {what}
                <small>{source}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Rights({ title, rights }: { readonly title: string; readonly rights: readonly RightText[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {rights.map(({ id, what, source }) => (
          <li key={id}>
            {what}
            <small>{source}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

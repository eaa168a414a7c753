import type { LegStatus } from '#refunds/web/statuses.ts'
import { Tag } from '#web/ui/states/tag.tsx'

export function RefundStatus({ standings }: { readonly standings: readonly LegStatus[] }) {
  return standings.map(({ words, people }, leg) => (
    <section key={leg} className="card refund-part" aria-labelledby={`refund-leg-${leg}`}>
      <h2 id={`refund-leg-${leg}`}>
        {words.direction && `${words.direction}: `}
        {words.route}
      </h2>
      <p className="refund-soft">
        {words.when}&nbsp;· {words.airline} <bdi dir="ltr">{words.flightNumber}</bdi>
      </p>
      <ul className="refund-standing">
        {people.map(({ name, says, tone, icon, why }, at) => (
          <li key={at}>
            <b>{name}</b>
            <Tag tone={tone} icon={icon}>
              {says}
            </Tag>
            {why !== null && <small>{why}</small>}
          </li>
        ))}
      </ul>
    </section>
  ))
}

import './plans.css'
import { Link } from 'react-router'
import type { PlansTexts } from '#insurance/web/plans-texts.ts'
import { persianDigits } from '#money/digits.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

/** Side by side where there is room, else one at a time; none is preferred. */
export function Plans({ plans }: { readonly plans: PlansTexts }) {
  return (
    <>
      <p className="plans-zone">{plans.zone}</p>
      {plans.least !== null && <Note>{plans.least}</Note>}
      {plans.long !== null && <Note>{plans.long}</Note>}
      <nav className="plans-tabs" aria-label="طرح‌ها">
        {plans.plans.map((plan) => (
          <Link
            key={plan.id}
            to={plan.showTo}
            replace
            preventScrollReset
            aria-current={plan.isShown ? 'true' : undefined}
          >
            <b>{plan.name}</b> <bdi dir="ltr">{plan.total}</bdi>
          </Link>
        ))}
      </nav>
      <div className="plans">
        {plans.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} many={plans.many} />
        ))}
      </div>
      <Note icon="phone-duotone">
        شمارهٔ کمک اضطراری و شمارهٔ بیمه‌نامه، فارسی و انگلیسی، بدون اینترنت هم در سایت نصب‌شده می‌ماند.
      </Note>
      {plans.refunds.map((says) => (
        <Note key={says} tone="warn">
          {says}
        </Note>
      ))}
      {plans.sources.map((says) => (
        <p key={says} className="plans-source">
          {says}
        </p>
      ))}
    </>
  )
}

interface Props {
  readonly plan: PlansTexts['plans'][number]
  readonly many: number
}

function PlanCard({ plan, many }: Props) {
  return (
    <section className="card plan" data-shown={plan.isShown || undefined} aria-labelledby={`plan-${plan.id}`}>
      <header>
        <h2 id={`plan-${plan.id}`}>طرح {plan.name}</h2>
        <p>{plan.note}</p>
      </header>
      <h3>
        <Icon name="shield-check-fill" /> چه چیزی را تا چه حد می‌پردازد
      </h3>
      <Lines of={plan.covers.map(({ name, limit }) => [name, limit])} />
      <h3 data-tone="bad">
        <Icon name="prohibit-duotone" /> چه چیزی را نمی‌پردازد
      </h3>
      <Lines of={plan.exclusions.map(({ name, says }) => [name, says])} />
      <h3>
        <Icon name="users-three-fill" /> قیمت برای {persianDigits(many)} نفر
      </h3>
      <Lines
        of={[
          ...plan.people.map(({ who, age, premium }) => [`${who}، ${age}`, premium] as const),
          ...plan.beside.map(({ name, amount }) => [name, amount] as const),
        ]}
      />
      <footer>
        <p>
          جمع با عوارض، نهایی <Price amount={plan.total} />
        </p>
        <LinkButton to={plan.to} kind="tonal" block>
          خرید طرح {plan.name}
        </LinkButton>
      </footer>
    </section>
  )
}

function Lines({ of }: { readonly of: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {of.map(([name, says]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}

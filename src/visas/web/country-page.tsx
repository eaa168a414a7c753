import '#web/ui/fields/choice.css'
import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/questions.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/states/tag.css'
import './visa-bar.css'
import './visa-chooser.css'
import './visa-guarantee.css'
import './visa-price-lines.css'
import './visa-question.css'
import './visa-steps.css'
import './visa-summary.css'
import './choice-summary.css'
import './country-about.css'
import './country-papers.css'
import './refund-stages.css'
import { countryHead } from '#visas/web/country-head.ts'
import { VisaHead } from '#visas/web/visa-head.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/country-page'

export { shouldRevalidate } from '#visas/web/other-choice.ts'
export { loader } from './country-page.server.ts'

const CountryBody = woken(async () => (await import('#visas/web/country-body.tsx')).CountryBody)

export function meta({ loaderData }: Route.MetaArgs) {
  return countryHead(loaderData)
}

export default function CountryPage({ loaderData }: Route.ComponentProps) {
  const { facts, chosen, promises, isGuaranteeSold } = loaderData
  return (
    <SiteLayout {...useVisitor()} overArt>
      <VisaHead facts={facts} isGuaranteeSold={isGuaranteeSold} />
      <CountryBody key={facts.code} facts={facts} chosen={chosen} promises={promises} waiting={<Waiting />} />
    </SiteLayout>
  )
}

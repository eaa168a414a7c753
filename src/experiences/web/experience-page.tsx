import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/flight/ticket-edge.css'
import './month-days.css'
import './experience-page.css'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ExperienceHead } from '#experiences/web/experience-head.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/experience-page'

export { loader } from './experience-page.server.ts'

const ExperienceBody = woken(
  async () => (await import('#experiences/web/experience-body.tsx')).ExperienceBody,
)

/** A time or a number of tickets is no reason to ask the supplier again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const asked = ({ pathname, searchParams }: URL) =>
    [pathname, ...['option', 'month', 'day'].map((name) => searchParams.get(name))].join(' ')
  return currentUrl.href === nextUrl.href || asked(currentUrl) !== asked(nextUrl)
    ? defaultShouldRevalidate
    : false
}

export default function ExperiencePage({ loaderData: shown }: Route.ComponentProps) {
  const { title, cityName } = shown.experience
  return (
    <SiteLayout {...useVisitor()}>
      <title>{cityName === '' ? title : `${title}، ${cityName}`}</title>
      <meta
        name="description"
        content={`${title}: روزها و ساعت‌های خالی، قیمت هر بلیت، و این‌که تا کی همهٔ پول برمی‌گردد.`}
      />
      <div className="wrap experience">
        <ExperienceHead experience={shown.experience} />
        <ExperienceBody shown={shown} waiting={<Waiting />} />
      </div>
    </SiteLayout>
  )
}

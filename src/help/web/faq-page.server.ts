import type { LoaderFunctionArgs } from 'react-router'
import { byTopic, questions } from '#help/questions/all.ts'
import { findQuestions } from '#help/search.ts'
import { faqData } from '#help/structured-data.ts'
import { addressContext, agencyOf } from '#web/page-context.server.ts'

/** All questions by topic, or with `?q=` what answers it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { settings, help } = agencyOf(context, 'help')
  const typed = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  const found = typed === '' ? null : findQuestions(typed)
  if (found?.isNear === true) await help.feedback.foundNothing(typed, context.get(addressContext))
  const { brand, publicUrl: site } = settings.sites.here()
  return {
    typed,
    found,
    groups: typed === '' ? byTopic() : [],
    count: questions.length,
    brandName: brand.name,
    site,
    graph: faqData(questions, site),
  }
}

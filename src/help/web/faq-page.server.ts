import type { LoaderFunctionArgs } from 'react-router'
import { questionsAs, questionWith } from '#help/answer-fields.ts'
import { byTopic } from '#help/questions/all.ts'
import { findQuestions } from '#help/search.ts'
import { faqData } from '#help/structured-data.ts'
import { reachNow } from '#help/web/reach.server.ts'
import { tripAheadIn } from '#help/web/trip-ahead.server.ts'
import { addressContext, agencyOf } from '#web/page-context.server.ts'

/** All questions by topic, or with `?q=` what answers it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const agency = agencyOf(context, 'help')
  const { settings, help, content } = agency
  const typed = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  const found = typed === '' ? null : findQuestions(typed)
  if (found?.isNear === true) await help.feedback.foundNothing(typed, context.get(addressContext))
  const texts = await content.texts()
  const questions = questionsAs((slug) => texts.of('answer', slug))
  const { brand, publicUrl: site } = settings.sites.here()
  return {
    typed,
    found: found && {
      ...found,
      questions: found.questions.map((own) => questionWith(own, texts.of('answer', own.slug))),
    },
    groups: typed === '' ? byTopic(questions) : [],
    count: questions.length,
    trip: typed === '' ? await tripAheadIn(context) : null,
    reach: await reachNow(agency),
    brandName: brand.name,
    site,
    graph: faqData(questions, site),
  }
}

import { data, type LoaderFunctionArgs } from 'react-router'
import { questionsAs } from '#help/answer-fields.ts'
import { faqPath, topics } from '#help/question.ts'
import { questionAt } from '#help/questions/all.ts'
import { faqData } from '#help/structured-data.ts'
import { reachNow } from '#help/web/reach.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const agency = agencyOf(context, 'help')
  const { settings, content } = agency
  const texts = await content.texts()
  const questions = questionsAs((slug) => texts.of('answer', slug))
  const question = questionAt(params['slug'] ?? '', questions)
  if (question === undefined) throw data(null, { status: 404 })
  const near = questions.filter(({ topic, slug }) => topic === question.topic && slug !== question.slug)
  const { brand, publicUrl: site } = settings.sites.here()
  return {
    question,
    topicName: topics[question.topic],
    near: near.slice(0, 4).map(({ slug, question: words }) => ({ path: faqPath(slug), words })),
    brandName: brand.name,
    address: site + faqPath(question.slug),
    orderId: orderIdIn(request.url),
    reach: await reachNow(agency),
    graph: faqData([question], site),
  }
}

/** Whose it is says the page that it leads to. */
function orderIdIn(url: string): string | undefined {
  const named = new URL(url).searchParams.get('orderId') ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(named) ? named : undefined
}

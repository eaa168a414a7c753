import './answer-page.css'
import { Link } from 'react-router'
import { Answer } from '#help/web/answer.tsx'
import { AnswerVote } from '#help/web/answer-vote.tsx'
import { helpHead } from '#help/web/help-head.ts'
import { WaysBeside } from '#help/web/ways-beside.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trail } from '#web/ui/lists/trail.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/answer-page'

export { loader } from './answer-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { question, brandName, address, graph } = loaderData
  return helpHead({
    title: `${question.question} ${brandName}`,
    description: question.answer[0] ?? question.short,
    address,
    graph,
  })
}

export default function AnswerPage({
  loaderData: { question, topicName, near, orderId, reach },
}: Route.ComponentProps) {
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap answer-page">
        <article>
          <Trail
            above={[
              { to: '/faq', words: 'راهنما' },
              { to: `/faq#${question.topic}`, words: topicName },
            ]}
          />
          <h1>{question.question}</h1>
          <div className="card answer">
            <Answer question={question} />
          </div>
          <AnswerVote key={question.slug} slug={question.slug} />
        </article>
        <aside>
          {near.length > 0 && (
            <nav className="card answer-near" aria-labelledby="answer-near">
              <h2 id="answer-near">پرسش‌های نزدیک</h2>
              <ul>
                {near.map(({ path, words }) => (
                  <li key={path}>
                    <Link to={path}>
                      {words}
                      <Icon name="caret-left-bold" size="small" />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <WaysBeside reach={reach} orderId={orderId} />
        </aside>
      </div>
    </SiteLayout>
  )
}

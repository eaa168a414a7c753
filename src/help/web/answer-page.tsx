import './help-page.css'
import { Link } from 'react-router'
import { Answer } from '#help/web/answer.tsx'
import { AnswerVote } from '#help/web/answer-vote.tsx'
import { helpHead } from '#help/web/help-head.ts'
import { WaysToUs } from '#help/web/ways-to-us.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
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
  loaderData: { question, topicName, near, orderId },
}: Route.ComponentProps) {
  return (
    <SiteLayout {...useVisitor()}>
      <article className="wrap answer-page">
        <nav className="help-trail" aria-label="جای این صفحه">
          <Link to="/faq">راهنما</Link>&nbsp;· <a href={`/faq#${question.topic}`}>{topicName}</a>
        </nav>
        <h1>{question.question}</h1>
        <div className="card answer">
          <Answer question={question} />
          <AnswerVote key={question.slug} slug={question.slug} />
        </div>
        {near.length > 0 && (
          <nav className="answer-near" aria-labelledby="answer-near">
            <h2 id="answer-near">پرسش‌های نزدیک</h2>
            <ul className="card">
              {near.map(({ path, words }) => (
                <li key={path}>
                  <Link to={path}>{words}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </article>
      <WaysToUs orderId={orderId} />
    </SiteLayout>
  )
}

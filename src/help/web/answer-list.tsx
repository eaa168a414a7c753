import { Link } from 'react-router'
import { faqPath, type HelpQuestion } from '#help/question.ts'
import { Answer } from '#help/web/answer.tsx'
import { AnswerVote } from '#help/web/answer-vote.tsx'
import { asDrawn } from '#web/as-drawn.tsx'

interface Props {
  readonly questions: readonly HelpQuestion[]
  /** the best of what was found needs no press */
  readonly isFirstOpen?: boolean
}

const AnswerDrawn = asDrawn(Answer)

export function AnswerList({ questions, isFirstOpen = false }: Props) {
  return (
    <div className="card answer-list">
      {questions.map((one, place) => (
        <details key={one.slug} id={one.slug} name="answers" open={isFirstOpen && place === 0}>
          <summary>
            <span>{one.question}</span> <small>{one.short}</small>
          </summary>
          <div className="answer">
            <AnswerDrawn question={one} />
            <Link to={faqPath(one.slug)} className="answer-link">
              نشانی این پاسخ<span className="only-spoken">: {one.question}</span>
            </Link>
            <AnswerVote slug={one.slug} />
          </div>
        </details>
      ))}
    </div>
  )
}

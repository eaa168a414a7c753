import './landing-questions.css'
import type { LandingContent } from '#storefront/answered.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What is asked before flying there; each answer opens under its question, without the script too. */
export function LandingQuestions({ questions }: Pick<LandingContent, 'questions'>) {
  return (
    <section aria-labelledby="landing-questions">
      <h2 id="landing-questions">پرسش‌ها</h2>
      <div className="landing-questions card">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="caret-down-bold" size="small" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

import './landing-questions.css'
import type { LandingContent } from '#storefront/responses.ts'
import { Questions } from '#web/ui/states/questions.tsx'

export function LandingQuestions({ questions }: Pick<LandingContent, 'questions'>) {
  return (
    <section aria-labelledby="landing-questions">
      <h2 id="landing-questions">پرسش‌ها</h2>
      <div className="landing-questions card">
        <Questions questions={questions} />
      </div>
    </section>
  )
}
